// @vitest-environment happy-dom
import type { Page } from '@college/shared/contract'
import { click, control } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { type SectionSource, SectionSourceProvider } from '../sections/section-source'
import { PageSlot } from './page-slot'

const clicked = vi.fn()
const page: Page = {
  head: { title: 'Library', description: '', lead: '' },
  Component: () => (
    <button type="button" onClick={clicked}>
      Ask
    </button>
  ),
}

const slot = (source: SectionSource['page']) => (
  <SectionSourceProvider value={{ page: source, footerForm: vi.fn() }}>
    <PageSlot path="/library" />
  </SectionSourceProvider>
)

test('the prerendered page stays while its section loads, and is hydrated in place', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(slot(() => page))
  const button = root.querySelector('button')
  let load = (_: Page) => {}
  const loading = new Promise<Page>((resolve) => {
    load = resolve
  })
  const recovered = vi.fn()
  await act(async () =>
    hydrateRoot(
      root,
      slot(() => loading),
      { onRecoverableError: recovered },
    ),
  )
  await click(control(root, 'Ask'))
  expect([root.querySelector('button'), clicked.mock.calls.length]).toEqual([button, 0])

  await act(async () => {
    load(page)
    await loading
  })
  expect(root.querySelector('button')).toBe(button)
  await click(control(root, 'Ask'))
  expect(clicked).toHaveBeenCalled()
  expect(recovered).not.toHaveBeenCalled()
})
