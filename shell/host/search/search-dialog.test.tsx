// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import words from '../../content/search.yaml'
import { SearchDialog } from './search-dialog'

const pages = ['Bees', 'Bees in winter', 'Beekeeping for bees'].map(
  (title, index): SearchPage => ({
    path: `/${index}`,
    owner: 'about',
    title,
    description: '',
    headings: [],
    text: '',
  }),
)
vi.mock('../sections/route-manifest', () => ({
  clearRouteManifest: () => {},
  routeManifest: async () => ({ search: ['/pages.json', ''] }),
}))

beforeEach(() => {
  setSite(sampleSite)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(pages)))
})

const nothing = () => {}
async function searchFor(query: string) {
  await mount(<SearchDialog query={query} onQuery={nothing} onClose={nothing} onLeave={nothing} />)
  await act(() => vi.dynamicImportSettled())
  return find<HTMLInputElement>(document, 'input[name=q]')
}

/** Presses a key, and returns whether the browser would still handle it. */
async function press(field: HTMLElement, key: string, how: KeyboardEventInit = {}) {
  let goesOn = true
  await act(async () => {
    goesOn = field.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }),
    )
  })
  return goesOn
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href')

test('Retry gives the focus back to the field, because it goes', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
  const field = await searchFor('bees')
  const retry = find<HTMLButtonElement>(document, '[role=status] + button')
  retry.focus()
  await act(async () => retry.click())
  expect(document.activeElement).toBe(field)
})

test('arrow keys move through the results', async () => {
  const field = await searchFor('bees')
  const first = active(field)
  await press(field, 'ArrowDown')
  expect(active(field)).not.toBe(first)
  await press(field, 'ArrowUp')
  expect(active(field)).toBe(first)
})

test.each([
  ['while it composes', { isComposing: true }],
  ['with the key that ends composing', { keyCode: 229 }],
])('leaves keys to an input method %s', async (_, how) => {
  const field = await searchFor('bees')
  const first = active(field)
  await press(field, 'ArrowDown', how)
  expect(active(field)).toBe(first)
  expect(await press(field, 'Enter', how), 'Enter follows no result').toBe(false)
  expect(await press(field, 'Enter')).toBe(true)
})

/** What the links to other pages carry there of the words that were typed. */
const carried = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('dialog a')].flatMap((link) => [
    ...new URL(link.getAttribute('href') ?? '', 'https://example.org').searchParams.values(),
  ])

const [half, other] = '🐝'.split('')

test.each(['100 %E0%A4%A', 'bees+wax & wax#wax', 'waxy 🐝', `waxy ${half}`, `${other}waxy`, `${half} bees`])(
  'whatever is typed, its links lead to a search and a message of the same words: %j',
  async (query) => {
    await searchFor(query)
    expect(carried().length).toBeGreaterThan(0)
    // An address has no half of a character.
    expect(new Set(carried())).toEqual(new Set([new TextDecoder().decode(new TextEncoder().encode(query))]))
  },
)

const links = () => [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href') ?? '')

test('without results, offers the office and the main pages', async () => {
  await searchFor('wax & honey')
  expect(links().slice(0, 2)).toEqual([
    'tel:+001111122222',
    `${words.office.form}?subject=wax+%26+honey#write`,
  ])
  expect(links().length).toBeGreaterThan(8)
})

test.each(['wx', 'where is the', 'how to w'])(
  '%s may become a word: nobody is told that nothing was found',
  async (query) => {
    await searchFor(query)
    expect(find(document, '[role=status]').textContent).toBe(words.hint)
    expect(links()).not.toContain('tel:+001111122222')
  },
)
