import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { putLive } from '../release/put-live'
import { addedFiles, damagedAssets, damagedFiles } from '../site/intact'
import { readRelease } from '../store/site-store'
import { tinySite } from '../testing/tiny-site'
import { diskFault } from './disk-fault'
import { keyOf, readHead } from './log'
import { everythingOwed } from './owed'
import { Refusal } from './refusal'
import { faultIn, readStored } from './seal'

const kinds: Record<string, (path: string) => unknown> = {
  'a pipe': (path) => execFileSync('sh', ['-c', 'mkfifo "$0"', path]),
  'a link': (path) => symlinkSync('/dev/zero', path),
  'a link without end': (path) => symlinkSync(path, path),
  'a folder': (path) => mkdirSync(path),
}

/** What a command would print of an error; undefined if that is a stack. */
const sentenceOf = (error: unknown) => (error instanceof Refusal ? error.message : diskFault(error))

type Site = Awaited<ReturnType<typeof tinySite>>
const places: [key: string, read: (site: Site) => Promise<unknown>][] = [
  [keyOf('production', 1), ({ store }) => readHead(store.driver, 'production')],
  [keyOf('production', 2), ({ store }) => readHead(store.driver, 'production')],
  ['channels/owed/a.json', ({ store }) => everythingOwed(store.driver)],
  ['releases/media/v1/release.json', ({ store }) => readStored(store.driver, 'media', 'v1')],
  ['releases/media/v1/release.json', async ({ store }) => readRelease(store, 'media', 'v1')],
  ['releases/media/v1/browser/entry-v1.js', ({ store }) => faultIn(store.driver, 'media', 'v1')],
  ['public/life.html', async ({ store }) => damagedFiles(store)],
  ['public/assets/media/entry-v1.js', ({ store }) => damagedAssets(store)],
  ['public/added.html', ({ store }) => addedFiles(store)],
]

const cases = Object.keys(kinds).flatMap((kind) => places.map(([key, read]) => ({ kind, key, read })))

test.each(cases)(
  '$kind in the place of $key is neither followed nor waited for',
  async ({ kind, key, read }) => {
    const site = await tinySite()
    const path = join(site.store.local.place, key)
    rmSync(path, { force: true })
    mkdirSync(join(path, '..'), { recursive: true })
    kinds[kind]?.(path)
    const found = await read(site).catch((error) => error)
    if (found instanceof Error) expect(sentenceOf(found)).toContain(basename(key))
    await putLive(site.store, { about: site.release('about', 'v2') }).catch((error) =>
      expect(sentenceOf(error)).toBeDefined(),
    )
  },
)
