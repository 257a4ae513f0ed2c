import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerFile } from '@college/shared/contract/worker-settings'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { differingAt } from '../deliver/differing'
import { pageFiles } from '../proof/page-weight'
import { serveAside } from '../server/serve-site'
import { integrityOf, sha256 } from '../store/hash'
import { namesBelow } from '../store/names-below'
import { openStore } from '../store/open-store'
import { addedFiles, damagedAssets, damagedFiles, servedFiles } from './intact'

const store = openStore()

/** A composed page: the files that it names with their integrity, and those that its import map covers. */
type PageFiles = { page: string; named: Map<string, string>; mapped: Map<string, string> }

let pages: PageFiles[]
let served: Map<string, string>
beforeAll(() => {
  const names = namesBelow(store.public)
  const hashOf = (name: string) => integrityOf(sha256(readFileSync(join(store.public, name))))
  served = new Map(
    names.filter((name) => /^assets\/.*\.(js|css)$/.test(name)).map((name) => [`/${name}`, hashOf(name)]),
  )
  pages = names.filter((name) => name.endsWith('.html')).map(filesOf)
})

/** The address of a file beside the pages, even if its section has its own origin. */
const beside = (url: string) => url.replace(/^https:\/\/[^/]+(?=\/assets\/)/, '')

function filesOf(page: string): PageFiles {
  const html = readFileSync(join(store.public, page), 'utf8')
  const { entry, scripts, styles, integrity } = pageFiles(html)
  const named = new Map([
    ...styles.map((style): [string, string] => [beside(style.url), style.integrity ?? 'none']),
    ...[entry, ...scripts].map((url): [string, string] => [beside(url), integrity[url] ?? 'none']),
  ])
  return { page, named, mapped: new Map(Object.entries(integrity).map(([url, hash]) => [beside(url), hash])) }
}

test('every script and style in a page or its import map carries the integrity of its bytes', () => {
  const wrong = pages.flatMap(({ page, named, mapped }) =>
    [...named, ...mapped]
      .filter(([url, integrity]) => served.get(url) !== integrity)
      .map(([url, integrity]) => `${page}: ${url}: ${integrity}, expected ${served.get(url)}`),
  )
  expect(wrong).toEqual([])
})

test('a page’s import map covers everything its scripts import', () => {
  const uncovered = pages.flatMap(({ page, named, mapped }) => {
    const scripts = [...named.keys()].filter((url) => url.endsWith('.js'))
    const all = new Set(scripts)
    for (const url of all) for (const next of importsOf(url)) all.add(next)
    return [...all].filter((url) => !mapped.has(url)).map((url) => `${page}: ${url}`)
  })
  expect(uncovered).toEqual([])
})

test('some page covers each script of a live release, except the two entries for other hosts', () => {
  const covered = new Set(pages.flatMap(({ named, mapped }) => [...named.keys(), ...mapped.keys()]))
  const { files } = JSON.parse(readFileSync(join(store.public, 'routes.json'), 'utf8'))
  for (const [url] of files) covered.add(beside(url))
  const live = JSON.parse(readFileSync(join(store.public, 'releases.json'), 'utf8')).releases
  const scripts = Object.entries<{ version: string }>(live).flatMap(([name, { version }]) =>
    readdirSync(join(store.releases, name, version, 'browser'))
      .filter((file) => file.endsWith('.js') && !file.startsWith(workerFile))
      .filter((file) => name === 'shell' || !/^remote(Entry)?-/.test(file))
      .map((file) => `/assets/${name}/${file}`),
  )
  expect(scripts).not.toEqual([])
  expect(scripts.filter((url) => !covered.has(url))).toEqual([])
})

test('the server gives every file that was composed, as it was, but those that no server gives', async () => {
  const { origin, stop } = await serveAside(store.public)
  onTestFinished(stop)
  expect([...damagedFiles(store), ...(await damagedAssets(store)), ...(await addedFiles(store))]).toEqual([])
  expect(await differingAt(await servedFiles(store), [origin], [])).toEqual([])
})

/** The scripts that a script imports. The map must also have those that it may import later, except pages. */
function importsOf(url: string): string[] {
  const code = readFileSync(join(store.public, url), 'utf8')
  return [...code.matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)].map(([, file = '']) =>
    join(url, '..', file),
  )
}
