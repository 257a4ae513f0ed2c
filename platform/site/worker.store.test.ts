import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { afterAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { readChannel } from '../store/log'
import { storeIn } from '../store/site-store'
import { coldTexts } from '../testing/cold-compose'

const root = join(import.meta.dirname, '../..')
const real = storeIn(process.env.SITE_STORE ?? root)
const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The site composed of the real releases, without being served. */
const composed = async (offline: boolean) => {
  const site = join(folder, 'site.yaml')
  writeFileSync(site, stringify({ ...sampleSite, offline }))
  return coldTexts({ ...real, site }, await readChannel(real))
}

test('the worker precaches the offline page and the contact page; the policy names its one script', async () => {
  const site = await composed(true)
  const [, settings = '{}'] = /^const settings=(.*);\n/.exec(site.get('worker.js') ?? '') ?? []
  const { pages, files } = JSON.parse(settings)
  expect(pages.map(([path]: [string]) => path)).toEqual(['/offline', '/contact'])
  expect(files.length).toBeGreaterThan(10)
  const page = site.get('index.html')
  expect(page).toContain("worker-src 'self'")
  expect(page).toContain('trusted-types worker"')
  expect(page).not.toContain('unsafe-')
})

test('`offline: false` removes the worker: it deletes its caches and itself, and the policy is strict again', async () => {
  const site = await composed(false)
  const listeners: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> = {}
  const gone: string[] = []
  runInNewContext(site.get('worker.js') ?? '', {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener
    },
    caches: { keys: async () => ['pages-1', 'files-1'], delete: async (name: string) => gone.push(name) },
    registration: { unregister: async () => gone.push('worker') },
  })
  await new Promise<void>((resolve) => listeners.activate?.({ waitUntil: (work) => resolve(work) }))
  expect(gone).toEqual(['pages-1', 'files-1', 'worker'])
  expect(listeners.fetch).toBeUndefined()
  expect(site.get('index.html')).toContain("trusted-types 'none'")
  expect(site.get('index.html')).not.toContain('worker-src')
})
