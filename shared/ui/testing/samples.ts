import type { Illustration } from '../picture/picture'
import type { Video, VideoLabels } from '../video-card/video'

export const illustration: Illustration = {
  picture: {
    sources: { avif: '/garden-480.avif 480w', webp: '/garden-480.webp 480w' },
    img: { src: '/garden-960.jpg', w: 960, h: 640 },
    placeholder: 'dc87a4',
  },
  alt: 'The pond at noon',
}

export const video: Video = {
  id: 'walk',
  title: 'A walk',
  description: 'From the gate to the garden.',
  poster: illustration,
  sources: { webm: '/walk.webm', mp4: '/walk.mp4' },
  captions: '/walk.vtt',
}

export const videoLabels: VideoLabels = {
  play: 'Show the film: {title}',
  close: 'Leave the cinema',
  closeHint: 'Any click ends it.',
  error: 'The reel is torn.',
  tryAgain: 'Wind it up',
  unsupported: 'No cinema here.',
  captions: { label: 'Esperanto', language: 'eo' },
  download: 'Take the film: {title}',
}
