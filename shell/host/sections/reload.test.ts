// @vitest-environment happy-dom

import type { PageData } from '@college/shared/contract/page-data'
import { beforeEach, expect, test, vi } from 'vitest'

const reload = vi.spyOn(location, 'reload').mockReturnValue()

/** A tab opened with the first entry of a section, of which this release is live now. */
async function tab() {
  vi.resetModules()
  const live = { entry: '/entry-1.js', version: 'first' }
  vi.stubGlobal('fetch', async () =>
    Response.json({
      entries: { forms: live.entry, media: live.entry },
      versions: { forms: live.version, media: live.version },
      pages: {},
      files: [],
    }),
  )
  const listen = vi.spyOn(globalThis, 'addEventListener')
  const { registerPage } = await import('./registry')
  const { routeManifest } = await import('./route-manifest')
  const { reloadWhenOutdated } = await import('./reload')
  registerPage({ path: '/contact', owner: 'forms', entries: { forms: '/entry-1.js' } } as unknown as PageData)
  reloadWhenOutdated()
  const importFails = listen.mock.lastCall?.[1] as () => Promise<void>
  listen.mockRestore()
  return {
    readManifest: routeManifest,
    release: (entry: string, version: string) => Object.assign(live, { entry, version }),
    importFails,
  }
}

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

test('a tab whose import fails reloads once for each later release', async () => {
  const { readManifest, release, importFails } = await tab()
  await readManifest()
  await importFails()
  expect(reload).not.toHaveBeenCalled()
  release('/entry-2.js', 'second')
  await importFails()
  await importFails()
  expect(reload).toHaveBeenCalledTimes(1)
  release('/entry-3.js', 'third')
  await importFails()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('so does one whose document is older than the first manifest that it reads', async () => {
  const { release, importFails } = await tab()
  release('/entry-2.js', 'second')
  await importFails()
  await importFails()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a reload that could not be noted is not made: it might never end', async () => {
  const { release, importFails } = await tab()
  release('/entry-2.js', 'second')
  vi.spyOn(sessionStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await importFails()
  expect(reload).not.toHaveBeenCalled()
})
