// @vitest-environment happy-dom
import { PageProvider, setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Component, head } from './search'

const address = vi.hoisted(() => ({ search: '', go: vi.fn() }))
vi.mock('@college/runtime', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => [new URLSearchParams(address.search), address.go],
}))
vi.mock('../sections/route-manifest', () => ({
  clearRouteManifest: () => {},
  routeManifest: () => new Promise(() => {}),
}))

setSite(sampleSite)

test('the same words once more make no second history entry', async () => {
  address.search = '?q=wax+%26+honey'
  await mount(
    <PageProvider value={{ head, path: '/search', day: '1984-04-01', trail: [], trailLabel: '' }}>
      <Component />
    </PageProvider>,
  )
  const searchFor = async (words: string) => {
    find<HTMLInputElement>(document, 'input[name=q]').value = words
    await act(async () => find<HTMLFormElement>(document, 'main form, form').requestSubmit())
    return address.go.mock.lastCall
  }
  expect(await searchFor('wax & honey ')).toEqual([{ q: 'wax & honey' }, { replace: true }])
  expect(await searchFor('honey')).toEqual([{ q: 'honey' }, { replace: false }])
})
