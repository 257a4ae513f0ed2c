// @vitest-environment happy-dom
import { mount } from '@college/shared/ui/testing/mount'
import { act, useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import { group, useOpenCard } from './use-open-card'

// As the router has it: both change with the address.
vi.mock('@college/runtime', () => ({
  useSearchParams: () => {
    const search = useSyncExternalStore(onNavigation, () => location.search)
    return [new URLSearchParams(search), (next: URLSearchParams) => go(`/?${next}`)]
  },
}))

function onNavigation(listener: () => void) {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

function go(address: string, state?: { scrollY: number }) {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

function Cards() {
  const { open, setOpen } = useOpenCard()
  return ['camp', 'talk'].map((id) => (
    <article key={id} id={id}>
      <details name={group} open={open === id} onToggle={(event) => setOpen(id, event.currentTarget.open)}>
        <summary>{id}</summary>
      </details>
    </article>
  ))
}

test('Back closes a card that was open when the page loaded', async () => {
  go('/?open=camp')
  await mount(<Cards />)
  const openCards = () => [...document.querySelectorAll('article:has([open])')].map(({ id }) => id)
  expect(openCards()).toEqual(['camp'])
  await act(async () => go('/'))
  expect(openCards()).toEqual([])
  expect(location.search).toBe('')
})

test.each([
  ['arrives', undefined, ['talk']],
  ['comes back to the top of the page', { scrollY: 0 }, []],
])('whoever %s is led to the card that the address names, or stays', async (_, state, shown) => {
  const led: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    led.push(this.textContent)
  })
  go('/?open=talk', state)
  await mount(<Cards />)
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  expect(led).toEqual(shown)
})
