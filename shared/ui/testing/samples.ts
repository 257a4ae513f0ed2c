import type { Illustration } from '../picture/picture'
import type { Video, VideoLabels } from '../video-card/video'

export const illustration: Illustration = {
  picture: {
    sources: { avif: '/garden-480.avif 480w', webp: '/garden-480.webp 480w' },
    img: { src: '/garden-960.jpg', w: 960, h: 640 },
    placeholder: 'dc87a4',
  },
  alt: 'The herb garden',
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
  play: 'Play video: {title}',
  close: 'Close video',
  closeHint: 'Click anywhere to close.',
  error: 'This video could not be loaded.',
  tryAgain: 'Try again',
  unsupported: 'Your browser does not support the video tag.',
  captions: { label: 'English', language: 'en' },
  download: 'Open the video: {title}',
}
