import { expect, test } from 'vitest'
import hospital from '../../content/hospital.yaml'
import life from '../../content/life.yaml'
import { film } from './film'

const videos = [...hospital.videos.items, ...life.sections.flatMap(({ videos }) => videos)]

test.each(videos.map((video) => [video.title, video] as const))(
  'a browser finds a rendering that it can play, and captions: %s',
  (_, video) => {
    const { sources, captions } = film(video)
    expect(sources.webm).toMatch(/\.webm$/)
    expect(sources.mp4).toMatch(/\.mp4$/)
    expect(captions).toMatch(/\.vtt$/)
  },
)

test('a film whose file is missing is named', () => {
  const [video] = videos
  if (!video) throw new Error('found no video')
  expect(() => film({ ...video, src: 'walk-in-the-dark' })).toThrow(
    'mfe-media: a video asks for clips/walk-in-the-dark.webm, which is not there',
  )
})
