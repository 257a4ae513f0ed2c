// @vitest-environment happy-dom
import { PageProvider, setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { click, find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Component, head } from './search'

const address = vi.hoisted(() => ({ search: '', go: vi.fn() }))
const routes = vi.hoisted(() => vi.fn(() => new Promise(() => {})))
vi.mock('@college/runtime', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => [new URLSearchParams(address.search), address.go],
}))
vi.mock('../sections/route-manifest', () => ({
  clearRouteManifest: () => {},
  routeManifest: routes,
}))

setSite(sampleSite)

const page = (
  <PageProvider value={{ head, path: '/search', day: '1984-04-01', trail: [], trailLabel: '' }}>
    <Component />
  </PageProvider>
)

test('Retry gives the focus to what is said of the search, because the button goes', async () => {
  address.search = '?q=wax'
  routes.mockRejectedValue(new TypeError('no line'))
  const { place } = await mount(page)
  await act(async () => new Promise((done) => setTimeout(done)))
  const retry = find<HTMLButtonElement>(place, '[role=status] + button')
  routes.mockImplementation(() => new Promise(() => {}))
  retry.focus()
  await click(retry)
  expect(retry.isConnected).toBe(false)
  expect(document.activeElement).toBe(find(place, '[role=status]'))
})

test('the same words once more make no second history entry', async () => {
  address.search = '?q=wax+%26+honey'
  await mount(page)
  const searchFor = async (words: string) => {
    find<HTMLInputElement>(document, 'input[name=q]').value = words
    await act(async () => find<HTMLFormElement>(document, 'main form, form').requestSubmit())
    return address.go.mock.lastCall
  }
  expect(await searchFor('wax & honey ')).toEqual([{ q: 'wax & honey' }, { replace: true }])
  expect(await searchFor('honey')).toEqual([{ q: 'honey' }, { replace: false }])
})
