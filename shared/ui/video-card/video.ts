import type { Illustration } from '../picture/picture'

/** A short film with everything that is shown before and while it plays. */
export type Video = {
  id: string
  title: string
  description: string
  poster: Illustration
  /** Addresses of the two renderings. */
  sources: { webm: string; mp4: string }
  /** Address of the WebVTT file. */
  captions: string
}

/** The words around videos; `{title}` is filled in. */
export type VideoLabels = {
  play: string
  close: string
  closeHint: string
  error: string
  tryAgain: string
  unsupported: string
  captions: { label: string; language: string }
  download: string
}
