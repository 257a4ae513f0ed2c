import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../contract/fill-in'
import { Dialog } from '../dialog/dialog'
import type { Video, VideoLabels } from '../video-card/video'
import type { VideoPlayer } from '../video-player/video-player'
import { VideoPoster } from '../video-poster/video-poster'
import styles from './video-dialog.module.css'

type Props = {
  id: string
  video: Video
  labels: VideoLabels
  /** `popup` fills the screen and a click on it closes; `modal` is closed by its button (specification, section 2). */
  mode: 'popup' | 'modal'
  /** How wide the poster is on the page: that rendering has loaded already. */
  sizes: string
}

let fetching: Promise<typeof VideoPlayer> | undefined

/** Loads the player's code. A failed attempt is not remembered. */
export function fetchPlayer() {
  fetching ??= import('../video-player/video-player').then(({ VideoPlayer }) => VideoPlayer)
  fetching.catch(() => {
    fetching = undefined
  })
  return fetching
}

/**
 * The dialog that a film plays in. Until the player has loaded, and without script, the poster is a link to the file. If
 * the player fails to load, the browser opens the file.
 */
export function VideoDialog({ id, video, labels, mode, sizes }: Props) {
  const [open, setOpen] = useState(false)
  const [Player, setPlayer] = useState<typeof VideoPlayer>()
  const place = useRef<HTMLDivElement>(null)
  const wasFocused = useRef(false)
  const { title, description, sources } = video
  const popup = mode === 'popup'

  const change = (opened: boolean) => {
    setOpen(opened)
    if (!opened || Player) return
    fetchPlayer().then(
      (player) => {
        wasFocused.current = Boolean(place.current?.contains(document.activeElement))
        setPlayer(() => player)
      },
      (error) => {
        console.error(error)
        // Unless it was closed meanwhile.
        if (place.current?.closest('dialog')?.open) location.assign(sources.mp4)
      },
    )
  }

  useEffect(() => {
    if (Player && wasFocused.current) place.current?.querySelector('video')?.focus()
  }, [Player])

  return (
    <Dialog
      id={id}
      onChange={change}
      label={title}
      closeLabel={labels.close}
      size={popup ? 'screen' : 'page'}
      closeOnClick={popup}
    >
      <div className={styles.stage} data-mode={mode}>
        <div ref={place} className={styles.film}>
          {open && Player ? (
            <Player video={video} labels={labels} />
          ) : (
            <a className={styles.poster} href={sources.mp4} aria-label={fillIn(labels.download, { title })}>
              <VideoPoster video={video} sizes={sizes} className={styles.picture} />
            </a>
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p>{popup && Player ? labels.closeHint : description}</p>
        </div>
      </div>
    </Dialog>
  )
}
