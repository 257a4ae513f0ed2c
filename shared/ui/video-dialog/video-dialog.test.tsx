// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { video, videoLabels } from '../testing/samples'
import { VideoDialog } from './video-dialog'

const shown = (mode: 'popup' | 'modal', onClose = () => {}) => (
  <VideoDialog video={video} labels={videoLabels} mode={mode} onClose={onClose} />
)

test('a film plays in two formats with captions, and a browser that cannot play it says so', async () => {
  const { place } = await mount(shown('modal'))
  const player = find(place, 'video')
  expect([...player.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    '/walk.webm',
    '/walk.mp4',
  ])
  expect(find(player, 'track[kind="captions"]').getAttribute('srclang')).toBe('en')
  expect(player.textContent).toContain('Your browser does not support the video tag.')
})

test('a film that cannot be loaded says so, is reported once, and can be tried again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { place } = await mount(shown('modal'))
  const player = find(place, 'video')
  const last = find(place, 'source:last-of-type')
  await act(async () => {
    last.dispatchEvent(new Event('error'))
    player.dispatchEvent(new Event('error'))
  })
  expect(find(place, '[role="alert"]').textContent).toContain('This video could not be loaded.')
  expect(report.mock.calls).toEqual([["The video 'A walk' could not be loaded: /walk.mp4"]])
  await click(control(place, 'Try again'))
  expect(find(place, 'video')).not.toBe(player)
  report.mockRestore()
})

test('a click on the popup closes it, a click on the modal does not', async () => {
  const close = vi.fn()
  const { place, show } = await mount(shown('popup', close))
  await click(find(place, 'p'))
  expect(close).toHaveBeenCalledTimes(1)
  await show(shown('modal', close))
  await click(find(place, 'p'))
  expect(close).toHaveBeenCalledTimes(1)
  await click(control(place, 'Close video'))
  expect(close).toHaveBeenCalledTimes(2)
})
