import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestFile } from '../../shared/contract/release-manifest'
import { type Channel, readChannel } from '../release/channel'
import { readRelease, releaseFolder, type Store, storeIn } from '../release/store'
import { type Search, searchIn } from '../src/search/engine'
import { compose } from './compose'

const root = join(import.meta.dirname, '../..')
const real: Store = { ...storeIn(process.env.SITE_STORE ?? root), site: storeIn(root).site }
/** Sees the real releases; what is tried out here stays here. */
const store: Store = { ...storeIn(mkdtempSync(join(tmpdir(), 'search-'))), site: real.site }

async function composed(channel: Channel) {
  const files = new Map<string, string>()
  await compose(store, channel, 'production', files)
  return files
}

let site: Map<string, string>
let search: Search
beforeAll(async () => {
  const needed = (file: string) => !file.includes('/browser/') || file.includes('/worker-')
  cpSync(real.releases, store.releases, { recursive: true, filter: needed })
  site = await composed(readChannel(real))
  search = await searchOf(site)
})
afterAll(() => rmSync(join(store.releases, '..'), { recursive: true }))

const wordsOf = (files: Map<string, string>) =>
  [...files].find(([name]) => name.startsWith('assets/search/')) ?? (['', '[]'] as const)
const searchOf = (files: Map<string, string>) => searchIn(JSON.parse(wordsOf(files)[1]))

/** What people look for, and the page that should come first. */
const expected: [query: string, path: string][] = [
  ['acupuncture', '/department/ug/acupuncture'],
  ['eligibility', '/department/master'],
  ['library hours', '/library'],
  ['Narayana Prabhu', '/department/ug/anatomy'],
  ['Yogananda', '/department/ug/yoga'],
  ['hydrotherpy', '/department/ug/hydrotherapy'],
  ['psycology', '/department/ug/psychology'],
  ['hydro', '/department/ug/hydrotherapy'],
  ['yoga', '/department/ug/yoga'],
  ['how do I apply', '/apply'],
  ['admission', '/department/admission'],
  ['documents', '/department/admission'],
  ['courses', '/department/courses'],
  ['programmes compared', '/programs'],
  ['MD yoga', '/department/master'],
  ['dietetics', '/department/pg2'],
  ['postgraduate', '/department/pg'],
  ['internship hospitals', '/internship'],
  ['hospital', '/anandamaya'],
  ['kids camp', '/academics/activities/kids-camp'],
  ['NSS', '/academics/activitiesdemo/nss'],
  ['republic day', '/prakriti'],
  ['sports day', '/prakriti'],
  ['alumni', '/academics/achieve'],
  ['placement', '/academics/placement'],
  ['project reports', '/library'],
  ['principal', '/about/messages'],
  ['mud therapy', '/about/prakriti'],
  ['address', '/contact'],
  ['privacy', '/privacy'],
]

test('of thirty queries at least 28 lead to the right page as the first result', () => {
  const table = expected.map(([query, path]) => {
    const first = search(query)[0]?.page.path ?? 'nothing'
    return { query, expected: path, first, right: first === path }
  })
  console.table(table)
  expect(table).toHaveLength(30)
  expect(table.filter(({ right }) => right).length).toBeGreaterThanOrEqual(28)
})

test('nothing of header, footer or the search page itself can be found', () => {
  expect(search('All rights reserved')[0]?.page.text).not.toContain('All rights reserved')
  expect(wordsOf(site)[1]).not.toContain('Back to Top')
  expect(wordsOf(site)[1]).not.toContain('"path":"/search"')
})

test('composed again, the same releases give the same index; the release of one section gives its new words', async () => {
  const channel = readChannel(real)
  expect(wordsOf(await composed(channel))).toEqual(wordsOf(site))

  const live = channel.media?.[0]?.version ?? ''
  const folder = releaseFolder(store, 'media', 'next')
  cpSync(releaseFolder(store, 'media', live), folder, { recursive: true })
  const server = join(folder, 'server/server.cjs')
  writeFileSync(server, readFileSync(server, 'utf8').replaceAll('Republic Day', 'Kite Festival'))
  const manifest = readRelease(store, 'media', live)
  // A page's entry changes with its code and its words.
  const pages = manifest.pages.map((page) => ({ ...page, lead: `${page.lead} ` }))
  writeFileSync(join(folder, manifestFile), JSON.stringify({ ...manifest, pages, version: 'next' }))

  const since = '2026-01-01T00:00:00.000Z'
  const released = await composed({ ...channel, media: [{ version: 'next', since }] })
  const found = await searchOf(released)
  expect(found('kite festival')[0]?.page.path).toBe('/prakriti')
  expect(JSON.parse(released.get('routes.json') ?? '').search[0]).toBe(`/${wordsOf(released)[0]}`)
  expect(wordsOf(released)[0]).not.toBe(wordsOf(site)[0])
})
