// @vitest-environment happy-dom
import type { Page } from '@college/shared/contract'
import { click, control } from '@college/shared/ui/testing/mount'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, test, vi } from 'vitest'
import { useSectionStatus } from '../sections/load-status'
import { PageSlot } from './page-slot'

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn(async () => {}) }))
vi.mock('../sections/browser-pages', () => ({ reloadPage }))
afterEach(() => document.body.replaceChildren())

const clicked = vi.fn()
const page: Page = {
  head: { title: 'Herbarium', description: '', lead: '' },
  Component: () => (
    <button type="button" onClick={clicked}>
      Ask
    </button>
  ),
}

const slot = (source: () => Page | Promise<Page>) => (
  <PageSlot path="/herbarium" day="1984-04-01" page={source} />
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

test('a page that throws while it hydrates keeps its text, and Retry renders it', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(slot(() => page))
  let sound = false
  const Component = () => {
    if (!sound) throw new Error('rendering')
    return <page.Component />
  }
  await act(async () =>
    hydrateRoot(
      root,
      slot(() => ({ ...page, Component })),
      { onCaughtError: () => {}, onRecoverableError: () => {} },
    ),
  )
  expect(useSectionStatus.getState().status).toBe('unavailable')
  clicked.mockClear()
  await click(control(root, 'Ask'))
  expect(clicked).not.toHaveBeenCalled()

  sound = true
  await act(async () => useSectionStatus.getState().retry())
  expect(useSectionStatus.getState().status).toBe('recovered')
  await click(control(root, 'Ask'))
  expect(clicked).toHaveBeenCalledOnce()
})

test('a page that fails to load again stays as it is', async () => {
  let source = (): Page | Promise<Page> => ({
    ...page,
    Component: () => {
      throw new Error('rendering')
    },
  })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(slot(() => page))
  const silent = { onCaughtError: () => {}, onRecoverableError: () => {} }
  await act(async () =>
    hydrateRoot(
      root,
      slot(() => source()),
      silent,
    ),
  )

  source = () => new Promise(() => {})
  reloadPage.mockRejectedValueOnce(new Error('no connection'))
  await act(async () => useSectionStatus.getState().retry())
  expect(useSectionStatus.getState().status).toBe('stillUnavailable')
  expect(control(root, 'Ask').isConnected).toBe(true)
})

test.each([
  ['a text of its own', (root: Element) => root.querySelector('button')?.append('!')],
  [
    'an element around the page',
    (root: Element) => root.querySelector('main')?.append(document.createElement('aid-bar')),
  ],
])('a page with %s before hydration stays until its section has loaded', async (_, change) => {
  const root = document.body.appendChild(document.createElement('div'))
  // An extra element outside every boundary makes React discard all HTML.
  root.innerHTML = renderToString(<div>{slot(() => page)}</div>).replace('<div>', '<div><b>Translated</b>')
  change(root)
  let load = (_: Page) => {}
  const loading = new Promise<Page>((resolve) => {
    load = resolve
  })
  const source = () => loading
  await act(async () => hydrateRoot(root, <div>{slot(source)}</div>, { onRecoverableError: () => {} }))
  expect(root.querySelector('button')?.textContent).toContain('Ask')
  clicked.mockClear()
  await act(async () => {
    load(page)
    await loading
  })
  await click(control(root, 'Ask'))
  expect(clicked).toHaveBeenCalledOnce()
})

test('a page that throws after hydration keeps its content, without open dialogs over it', async () => {
  const Component = () => {
    const [broken, setBroken] = useState(false)
    if (broken) throw new Error('update')
    return (
      <>
        <dialog open>
          <p>A film</p>
        </dialog>
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
      </>
    )
  }
  const broken = slot(() => ({ ...page, Component }))
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(broken)
  await act(async () => hydrateRoot(root, broken, { onCaughtError: () => {} }))
  await click(control(root, 'Break'))
  expect(control(root, 'Break').isConnected).toBe(true)
  expect(root.querySelector('dialog')?.open).toBe(false)
})
