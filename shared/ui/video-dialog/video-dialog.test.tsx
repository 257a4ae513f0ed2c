// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { click, control, find, mount, nextFrame } from '../testing/mount'
import { video, videoLabels } from '../testing/samples'
import { fetchPlayer, VideoDialog } from './video-dialog'

const dialog = (mode: 'popup' | 'modal') => (
  <VideoDialog id="film" video={video} labels={videoLabels} mode={mode} sizes="100vw" />
)
async function open(place: ParentNode) {
  find<HTMLDialogElement>(place, 'dialog').showModal()
  await nextFrame()
}
const isOpen = (place: ParentNode) => find<HTMLDialogElement>(place, 'dialog').open

beforeAll(async () => void (await fetchPlayer()))

test('the film plays while the dialog is open and is removed when it closes', async () => {
  const { place } = await mount(dialog('modal'))
  expect(place.querySelector('video')).toBeNull()
  await open(place)
  find(place, 'video')
  await click(control(place, 'Leave the cinema'))
  expect(isOpen(place)).toBe(false)
  expect(place.querySelector('video')).toBeNull()
})

test('a click on the popup closes it, a click on the modal does not', async () => {
  const { place, show } = await mount(dialog('popup'))
  await open(place)
  await click(find(place, 'p'))
  expect(isOpen(place)).toBe(false)
  await show(dialog('modal'))
  await open(place)
  await click(find(place, 'p'))
  expect(isOpen(place)).toBe(true)
})

test('before the player has loaded, the poster links to the file', () => {
  expect(renderToString(dialog('modal'))).toContain('href="/walk.mp4" aria-label="Take the film: A walk"')
})

test('a dialog opened before hydration stays open and plays', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(dialog('modal'))
  find<HTMLDialogElement>(place, 'dialog').showModal()
  const root = await act(async () => hydrateRoot(place, dialog('modal')))
  expect(isOpen(place)).toBe(true)
  find(place, 'video')
  await act(async () => root.unmount())
  place.remove()
})

test('while the player loads, the link opens the file', async () => {
  const { place } = await mount(dialog('modal'))
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  find(place, 'dialog a').dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
})
