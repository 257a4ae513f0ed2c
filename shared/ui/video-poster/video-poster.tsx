import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import { Picture } from '../picture/picture'
import type { Video } from '../video-card/video'
import styles from './video-poster.module.css'

type Props = {
  video: Video
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Styles the picture's frame. */
  className?: string | undefined
}

/** A film's poster with the sign that it can be played, for a button or link that is a grid. */
export const VideoPoster = ({ video, sizes, className }: Props) => (
  <>
    <Picture picture={video.poster.picture} alt="" sizes={sizes} className={className} />
    <span className={styles.play}>
      <Icon path={icons.play} />
    </span>
  </>
)
