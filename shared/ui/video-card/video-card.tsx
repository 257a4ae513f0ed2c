import type { ComponentProps } from 'react'
import { fillIn } from '../../contract/fill-in'
import { opens } from '../dialog/dialog'
import { fetchPlayer, VideoDialog } from '../video-dialog/video-dialog'
import { VideoPoster } from '../video-poster/video-poster'
import styles from './video-card.module.css'

/** A film's poster, title and description. The poster is a button that opens the dialog in which the film plays. */
export function VideoCard(film: Omit<ComponentProps<typeof VideoDialog>, 'id'>) {
  const { video, labels, sizes } = film
  const { title, description, sources } = video
  const dialog = `film-${video.id}`
  const prefetch = () => void fetchPlayer().catch(() => {})
  return (
    <article className={styles.card}>
      <button
        type="button"
        className={styles.face}
        aria-label={fillIn(labels.play, { title })}
        {...opens(dialog)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <VideoPoster video={video} sizes={sizes} className={styles.poster} />
      </button>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        {/* Without script, for browsers that cannot open the dialog. */}
        <div className={styles.file} data-nosnippet>
          <a href={sources.mp4}>{fillIn(labels.download, { title })}</a>
        </div>
      </div>
      <VideoDialog id={dialog} {...film} />
    </article>
  )
}
