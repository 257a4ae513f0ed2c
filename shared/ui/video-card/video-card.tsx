import { opens } from '../dialog/opens'
import { fillIn } from '../fill-in'
import { Icon } from '../icons/icons'
import type { Illustration } from '../picture/picture'
import { fetchPlayer, VideoDialog } from '../video-dialog/video-dialog'
import { VideoPoster } from '../video-poster/video-poster'
import styles from './video-card.module.css'

/** A short film with everything that is shown before and while it plays. */
export type Video = {
  id: string
  title: string
  description: string
  poster: Illustration
  /** Seconds. */
  duration: number
  /** Addresses of the two renderings. */
  sources: { webm: string; mp4: string }
  /** Address of the WebVTT file. */
  captions: string
}

/** The words around videos; `{title}` and `{seconds}` are filled in. */
export type VideoLabels = {
  play: string
  duration: string
  close: string
  closeHint: string
  error: string
  tryAgain: string
  unsupported: string
  captions: { label: string; language: string }
  download: string
}

type Props = {
  video: Video
  labels: VideoLabels
  mode: 'popup' | 'modal'
  /** Level of the title's heading. */
  level?: 2 | 3 | 4
  /** How wide the poster is shown, as in the `sizes` attribute; by default half of a page's width. */
  sizes?: string
}

/** A film's poster, title and description. The poster is a button that opens the dialog in which the film plays. */
export function VideoCard({
  video,
  labels,
  mode,
  level = 3,
  sizes = '(width >= 62rem) 28rem, 100vw',
}: Props) {
  const { id, title, description, duration, sources } = video
  const dialog = `film-${id}`
  const Heading = `h${level}` as const
  const fetchAhead = () => void fetchPlayer().catch(() => {})
  return (
    <article className={styles.card}>
      <button
        type="button"
        className={styles.face}
        aria-label={fillIn(labels.play, { title })}
        {...opens(dialog)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <VideoPoster video={video} sizes={sizes} className={styles.poster} />
      </button>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.description}>{description}</p>
        <p className={styles.duration}>
          <Icon name="clock" />
          {fillIn(labels.duration, { seconds: duration })}
        </p>
        {/* Where no script comes, for a browser that cannot open the dialog alone. */}
        <div className={styles.file} data-nosnippet>
          <a href={sources.mp4}>{fillIn(labels.download, { title })}</a>
        </div>
      </div>
      <VideoDialog id={dialog} video={video} labels={labels} mode={mode} sizes={sizes} />
    </article>
  )
}
