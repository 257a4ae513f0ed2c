import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import type { Video, VideoLabels } from '../video-card/video'
import styles from './video-player.module.css'

/** Height in px of the strip at a video's lower edge in which browsers draw their controls. */
const controlsHeight = 80

/** Plays a film from its start, as large as its container. */
export function VideoPlayer({ video, labels }: { video: Video; labels: VideoLabels }) {
  const [failed, setFailed] = useState<boolean>()
  const film = useRef<HTMLVideoElement>(null)
  const { title, poster, sources, captions } = video

  const fail = () => setFailed(true)

  useEffect(() => {
    if (failed) console.error(`The video '${title}' could not be loaded: ${sources.mp4}`)
    // The button that was pressed is gone.
    else if (failed === false) film.current?.focus()
  }, [failed, title, sources.mp4])

  if (failed)
    return (
      <div role="alert" className={styles.error}>
        <Icon path={icons.warning} />
        <p>{labels.error}</p>
        <Button
          variant="secondary"
          onClick={(event) => {
            event.stopPropagation()
            setFailed(false)
          }}
        >
          {labels.tryAgain}
        </Button>
      </div>
    )

  return (
    <video
      ref={film}
      className={styles.video}
      width={poster.picture.img.w}
      height={poster.picture.img.h}
      poster={poster.picture.img.src}
      aria-label={title}
      controls
      autoPlay
      playsInline
      preload="metadata"
      // Needed for captions from another origin.
      crossOrigin="anonymous"
      onClick={keepControls}
      onError={fail}
    >
      <source src={sources.webm} type="video/webm" />
      {/* The film has failed only when its last source has. */}
      <source src={sources.mp4} type="video/mp4" onError={fail} />
      <track
        kind="captions"
        src={captions}
        srcLang={labels.captions.language}
        label={labels.captions.label}
        default
      />
      {labels.unsupported}
    </video>
  )
}

/**
 * Leave clicks on the controls to the player. Only their position identifies them; on a touch screen they may be
 * anywhere, so leave every tap to the player.
 */
function keepControls(event: MouseEvent<HTMLVideoElement>) {
  const { bottom } = event.currentTarget.getBoundingClientRect()
  const mouse = !matchMedia('(pointer: coarse)').matches
  if (!mouse || event.clientY > bottom - controlsHeight) event.stopPropagation()
}
