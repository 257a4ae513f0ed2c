// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { video, videoLabels } from '../testing/samples'
import { VideoPlayer } from './video-player'

const player = <VideoPlayer video={video} labels={videoLabels} />

test('a film plays in two formats with captions, and a browser that cannot play it says so', async () => {
  const { place } = await mount(player)
  const film = find(place, 'video')
  expect([...film.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    '/walk.webm',
    '/walk.mp4',
  ])
  expect(find(film, 'track[kind="captions"]').getAttribute('srclang')).toBe('eo')
  expect(film.textContent).toContain('No cinema here.')
})

test('a film that fails to load says so, is reported once, and can be retried', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { place } = await mount(player)
  const film = find(place, 'video')
  const last = find(place, 'source:last-of-type')
  await act(async () => {
    last.dispatchEvent(new Event('error'))
    film.dispatchEvent(new Event('error'))
  })
  expect(find(place, '[role="alert"]').textContent).toContain('The reel is torn.')
  expect(report.mock.calls).toEqual([["The video 'A walk' could not be loaded: /walk.mp4"]])
  control(place, 'Wind it up').focus()
  await click(control(place, 'Wind it up'))
  expect(find(place, 'video')).not.toBe(film)
  expect(document.activeElement, 'the button that had the focus is gone').toBe(find(place, 'video'))
  report.mockRestore()
})
