import { Icon } from '../icons/icons'
import { type Illustration, Picture } from '../picture/picture'
import { useHydrated } from '../use-hydrated'
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
  labels: Pick<VideoLabels, 'play' | 'duration' | 'download'>
  onOpen: (video: Video) => void
  /** Level of the title's heading. */
  level?: 2 | 3 | 4
  /** How wide the poster is shown, as in the `sizes` attribute; by default half of a page's width. */
  sizes?: string
}

/** A film's poster, title and description. The poster is a button; without script it is a link to the file. */
export function VideoCard({
  video,
  labels,
  onOpen,
  level = 3,
  sizes = '(width >= 62rem) 28rem, 100vw',
}: Props) {
  const live = useHydrated()
  const { title, description, poster, duration, sources } = video
  const Heading = `h${level}` as const
  const face = (
    <>
      <Picture picture={poster.picture} alt="" sizes={sizes} className={styles.poster} />
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </>
  )
  return (
    <article className={styles.card}>
      {live ? (
        <button
          type="button"
          className={styles.face}
          aria-label={labels.play.replace('{title}', title)}
          aria-haspopup="dialog"
          onClick={() => onOpen(video)}
        >
          {face}
        </button>
      ) : (
        <a className={styles.face} href={sources.mp4} aria-label={labels.download.replace('{title}', title)}>
          {face}
        </a>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.description}>{description}</p>
        <p className={styles.duration}>
          <Icon name="clock" />
          {labels.duration.replace('{seconds}', String(duration))}
        </p>
      </div>
    </article>
  )
}
