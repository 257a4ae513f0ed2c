// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { click, control, find, mount, nextFrame } from '../testing/mount'
import { video, videoLabels } from '../testing/samples'
import { fetchPlayer } from '../video-dialog/video-dialog'
import { VideoCard } from './video-card'

const card = <VideoCard video={video} labels={videoLabels} mode="modal" sizes="100vw" />

beforeAll(async () => void (await fetchPlayer()))

test('a card opens its film', async () => {
  const { place } = await mount(card)
  await click(control(place, 'Show the film: A walk'))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(true)
  await nextFrame()
  find(place, 'dialog video')
})

test('before hydration the browser opens the film itself, and otherwise there is a link to the file', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(card)
  const button = find(place, 'article > button')
  expect(button.getAttribute('command')).toBe('show-modal')
  expect(find(place, 'dialog').id).toBe(button.getAttribute('commandfor'))
  expect(find(place, '[data-nosnippet] > a').getAttribute('href')).toBe('/walk.mp4')
})
