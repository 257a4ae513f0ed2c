import { illustration } from '@college/shared/ui/testing/samples'
import { expect, test } from 'vitest'
import hospital from '../../content/hospital.yaml'
import life from '../../content/life.yaml'
import { film } from './film'

test('every film has renderings for all browsers, and captions', () => {
  for (const video of [...hospital.videos.items, ...life.sections.flatMap(({ videos }) => videos)]) {
    const { sources, captions } = film(video)
    expect(sources.webm, video.src).toMatch(/\.webm$/)
    expect(sources.mp4, video.src).toMatch(/\.mp4$/)
    expect(captions, video.src).toMatch(/\.vtt$/)
  }
})

test('reports a film whose file is missing', () => {
  const video = {
    id: 'stroll',
    src: 'stroll-in-the-dark',
    title: 'A stroll',
    description: 'Along the hedge.',
    poster: illustration,
    duration: 9,
    uploaded: '1985-05-07',
  }
  expect(() => film(video)).toThrow(
    'mfe-media: a video asks for clips/stroll-in-the-dark.webm, which is not there',
  )
})
