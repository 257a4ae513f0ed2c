// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button/copy-button'
import { ShareButton } from './share-button/share-button'
import { find, mount } from './testing/mount'
import { useEarlyEvents } from './use-early-events'

const answer = vi.fn()
let place: HTMLElement
let root: Root | undefined

function Part() {
  const here = useRef<HTMLDivElement>(null)
  const early = useEarlyEvents(here, (events) => answer(events.map(({ type }) => type)))
  return (
    <div ref={here} {...early}>
      <button type="button">Press</button>
    </div>
  )
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Part />)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  answer.mockReset()
})

const goLive = (part: ReactNode = <Part />) =>
  act(async () => {
    root = hydrateRoot(place, part)
  })

/** Keeps an event as the page's inline script does. */
function keep(type: string, target: Element) {
  const event = new Event(type, { bubbles: true })
  target.dispatchEvent(event)
  globalThis.earlyEvents?.push(event)
}

test('a hydrated part gets its own early events, once, and leaves others alone', async () => {
  vi.stubGlobal('earlyEvents', [])
  keep('click', find(place, 'button'))
  keep('submit', find(place, 'button'))
  keep('click', document.body)
  expect(place.querySelector('[data-early]')).not.toBeNull()
  await goLive()
  expect(answer.mock.calls).toEqual([[['click', 'submit']]])
  expect(globalThis.earlyEvents?.map(({ target }) => target)).toEqual([document.body])
  expect(place.querySelector('[data-early]')).toBeNull()
})

test('React itself handles an event dispatched during hydration', async () => {
  vi.stubGlobal('earlyEvents', [])
  const event = new Event('click', { bubbles: true })
  Object.defineProperty(event, 'eventPhase', { value: Event.CAPTURING_PHASE })
  Object.defineProperty(event, 'target', { value: find(place, 'button') })
  globalThis.earlyEvents?.push(event)
  await goLive()
  expect(answer).not.toHaveBeenCalled()
})

test('a part rendered later, or in a page that keeps no events, replays nothing', async () => {
  await goLive()
  const { place: later } = await mount(<Part />)
  expect(later.querySelector('[data-early]')).toBeNull()
  expect(answer).not.toHaveBeenCalled()
})

const labels = { copy: 'Take', share: 'Pass it on', copied: 'Taken along', failed: 'Left behind' }

test.each([
  ['copying', <CopyButton key="copy" text="+00 11111 22222" labels={labels} />],
  ['sharing', <ShareButton key="share" title="Seeds" labels={labels} />],
])('%s, pressed before hydration, copies after it', async (_, part) => {
  vi.stubGlobal('earlyEvents', [])
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  place.innerHTML = renderToString(part)
  expect(place.querySelector('[data-early]')).not.toBeNull()
  keep('click', find(place, 'button'))
  await goLive(part)
  expect(copied).toHaveBeenCalledTimes(1)
  expect(find(place, '[role=status]').textContent).toBe('Taken along')
})
