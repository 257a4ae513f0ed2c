import type { Video } from '@college/shared/ui/video-card/video-card'
import type { VideoDialog } from '@college/shared/ui/video-dialog/video-dialog'
import { type ReactNode, useState } from 'react'
import labels from '../../content/video-labels.yaml'

type Playing = { video: Video; Dialog: typeof VideoDialog }

/**
 * Plays one film at a time in a dialog, whose code comes with the first film. Where it cannot be had,
 * the browser opens the film's file instead.
 *
 * @returns how to open a film, and the dialog for the end of the page
 */
export function useVideoDialog(mode: 'popup' | 'modal'): [(video: Video) => void, ReactNode] {
  const [playing, setPlaying] = useState<Playing>()

  const open = async (video: Video) => {
    try {
      const { VideoDialog } = await import('@college/shared/ui/video-dialog/video-dialog')
      setPlaying({ video, Dialog: VideoDialog })
    } catch (error) {
      console.error(error)
      location.assign(video.sources.mp4)
    }
  }

  const dialog = playing && (
    <playing.Dialog video={playing.video} labels={labels} mode={mode} onClose={() => setPlaying(undefined)} />
  )
  return [open, dialog]
}
