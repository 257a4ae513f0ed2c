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

/** As the page's inline script keeps it. */
function keep(type: string, target: Element) {
  const event = new Event(type, { bubbles: true })
  target.dispatchEvent(event)
  globalThis.earlyEvents?.push(event)
}

test('a part that is live gets what was done in it, once, and leaves the rest to others', async () => {
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

test('an event that is on its way while the part becomes live is React’s own to answer', async () => {
  vi.stubGlobal('earlyEvents', [])
  const event = new Event('click', { bubbles: true })
  Object.defineProperty(event, 'eventPhase', { value: Event.CAPTURING_PHASE })
  Object.defineProperty(event, 'target', { value: find(place, 'button') })
  globalThis.earlyEvents?.push(event)
  await goLive()
  expect(answer).not.toHaveBeenCalled()
})

test('a part that comes with script, or into a page that keeps nothing, has nothing to make up for', async () => {
  await goLive()
  const { place: later } = await mount(<Part />)
  expect(later.querySelector('[data-early]')).toBeNull()
  expect(answer).not.toHaveBeenCalled()
})

const labels = { copy: 'Take', share: 'Pass it on', copied: 'Taken along', failed: 'Left behind' }

test.each([
  ['copying', <CopyButton key="copy" text="+00 11111 22222" labels={labels} />],
  ['sharing', <ShareButton key="share" title="Seeds" labels={labels} />],
])('%s, pressed early, copies as soon as it can', async (_, part) => {
  vi.stubGlobal('earlyEvents', [])
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  place.innerHTML = renderToString(part)
  expect(place.querySelector('[data-early]')).not.toBeNull()
  keep('click', find(place, 'button'))
  await goLive(part)
  expect(copied).toHaveBeenCalledTimes(1)
  expect(find(place, '[role=status]').textContent).toBe('Taken along')
})
