// @vitest-environment happy-dom
import { act, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../testing/mount'

const Shelf = ({ name }: { name: string }) => <p>Shelf of {name}</p>

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', () => 0)
  delete document.documentElement.dataset.live
})

/** As compose renders it: without a document. */
async function prerendered(part: ReactNode) {
  const { document } = globalThis
  vi.stubGlobal('document', undefined)
  try {
    const { prelude } = await prerenderToNodeStream(part)
    let html = ''
    for await (const piece of prelude) html += piece
    return html
  } finally {
    vi.stubGlobal('document', document)
  }
}

/** A page as it comes from the server: its HTML, and a script that has not fetched the part. */
async function firstVisit() {
  const server = (await import('./later')).later(async () => Shelf)
  const html = await prerendered(createPart(server))
  vi.resetModules()
  const load = vi.fn(async () => Shelf)
  const client = (await import('./later')).later(load)
  const place = document.body.appendChild(document.createElement('div'))
  place.append(document.createRange().createContextualFragment(html))
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, createPart(client), { onRecoverableError: (error) => problems.push(error) }),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return { place, load, problems }
}

const createPart = (Part: ComponentType<{ name: string }>) => <Part name="yoga" />

test('the text is there without its script, which the first move of the visitor brings', async () => {
  const { place, load, problems } = await firstVisit()
  const paragraph = place.querySelector('p')
  expect(paragraph?.textContent).toBe('Shelf of yoga')
  expect(load).not.toHaveBeenCalled()

  await act(async () => {
    dispatchEvent(new Event('pointerover'))
  })
  expect(load).toHaveBeenCalledOnce()
  expect(place.querySelector('p')).toBe(paragraph)
  expect(problems).toEqual([])
})

test('a part that is rendered in the browser comes at once', async () => {
  const { later } = await import('./later')
  const { place } = await mount(createPart(later(async () => Shelf)))
  expect(place.textContent).toBe('Shelf of yoga')
})

test('only a page that is reached by navigation waits for its parts', async () => {
  const { later } = await import('./later')
  const { laterParts } = await import('../../contract/later-parts')
  const load = vi.fn(async () => Shelf)
  later(load)
  await laterParts()
  expect(load).not.toHaveBeenCalled()
  document.documentElement.dataset.live = '/library'
  await laterParts()
  expect(load).toHaveBeenCalledOnce()
})
