import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Channel } from '@college/platform/store/channel'
import { liveVersion } from '@college/platform/store/channel'
import { readChannel } from '@college/platform/store/log'
import { readRelease, releaseFolder, type Store, storeIn } from '@college/platform/store/site-store'
import { coldTexts } from '@college/platform/testing/cold-compose'
import { manifestFile } from '@college/shared/contract/release-manifest'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { schemas } from '../../shell/content/schemas'
import { type Search, searchIn } from '../../shell/host/search/engine'
import { stopWords, wordsIn } from '../../shell/host/search/query-words'
import { after, astray, before, between, mistyped, nothing, type Query, typed } from './search-queries'
import { seed } from './seed'

const real = storeIn(seed)
/** Reads the real releases; changes made by these tests stay here. */
const store: Store = { ...storeIn(mkdtempSync(join(tmpdir(), 'search-'))), site: real.site }

const composed = (channel: Channel) => coldTexts(store, channel)

let site: Map<string, string>
let search: Search
beforeAll(async () => {
  const needed = (file: string) => !file.includes('/browser/') || file.includes('/releases/shell/')
  cpSync(real.releases, store.releases, { recursive: true, filter: needed })
  site = await composed(await readChannel(real))
  search = await searchOf(site)
})
afterAll(() => rmSync(join(store.releases, '..'), { recursive: true }))

const wordsOf = (files: Map<string, string>) =>
  [...files].find(([name]) => name.startsWith('assets/search/')) ?? (['', '[]'] as const)
const content = parse(readFileSync(join(seed, 'shell/content/search.yaml'), 'utf8'))
const synonyms = schemas['search.yaml'].shape.synonyms.parse(content.synonyms)
const searchOf = (files: Map<string, string>) => searchIn(JSON.parse(wordsOf(files)[1]), synonyms)

/** A query, and the page that should be first; several if any of them answers. */
type Expected = [query: string, ...paths: string[]]

/** What people search for in the pages' own words. */
const inOurWords: Expected[] = [
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

/** Words that visitors type but pages do not use, half-remembered and misspelt ones. */
const inTheirWords: Expected[] = [
  ['library timings', '/library'],
  ['apply online', '/apply', '/department/admission'],
  ['bed hospital', '/anandamaya'],
  ['internship government hospital', '/internship'],
  ['fees', '/department/admission', '/apply'],
  ['qualification required for bnys', '/programs'],
  ['yoga teachers', '/department/ug/yoga'],
  ['doctors in anatomy', '/department/ug/anatomy'],
  ['hostel', '/prakriti'],
  ['admission process', '/department/admission', '/apply'],
  ['12th marks card', '/department/admission', '/apply'],
  ['job placement', '/academics/placement'],
  ['phone number', '/contact'],
  ['how to reach the college', '/contact'],
  ['md seats', '/programs', '/department/pg', '/department/master', '/department/pg1', '/department/pg2'],
  ['syllabus', '/programs', '/department/courses'],
  ['research papers', '/academics/publications'],
  ['cultural fest', '/prakriti'],
  ['old students', '/academics/achieve'],
  ['blood donation', '/academics/activitiesdemo/nss'],
  ['principal name', '/about/messages'],
  ['college management', '/about/messages'],
  ['dietician course', '/department/pg2'],
  ['accupuncture', '/department/ug/acupuncture'],
  ['degree after 12th', '/programs'],
  ['prospectus', '/programs', '/department/courses'],
  ['previous year question papers', '/library'],
  ['cutoff marks', '/programs', '/department/admission', '/apply'],
  ['naturopathy hospital', '/anandamaya'],
  ['childrens summer camp', '/academics/activitiesdemo/summer-camp'],
]

const kinds: [string, Expected[]][] = [
  ['in the words of the pages', inOurWords],
  ["in visitors' own words", inTheirWords],
]

test.each(kinds)(
  'at least 28 of thirty queries %s have the right page as the first result',
  (_, expected) => {
    const wrong = expected.flatMap(([query, ...paths]) => {
      const first = search(query)[0]?.page.path ?? 'nothing'
      return paths.includes(first) ? [] : [`${query}: expected ${paths.join(' or ')}, first is ${first}`]
    })
    expect(expected).toHaveLength(30)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2)
  },
)

/** The first two results of a query, if none of them is right. */
function missed([query, ...right]: Query): string[] {
  const two = search(query)
    .slice(0, 2)
    .map(({ page }) => page.path)
  const isRight = two.length === 0 ? right.includes(nothing) : two.some((path) => right.includes(path))
  return isRight ? [] : [`${query}: ${two.join(', ') || nothing}`]
}

test.each<[string, number, Query[]]>([
  ['ninety of a hundred', 90, [...before, ...after]],
  ['forty-five of fifty', 45, between],
  ['forty-eight of fifty mistyped', 48, mistyped],
  ['twenty-one of twenty-two that had led astray', 21, astray],
])(
  '%s queries of applicants, parents, patients and alumni have a right page among the first two',
  (_, least, queries) => {
    const wrong = queries.flatMap(missed)
    expect(queries.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  },
)

test('no guess ranks a wrong page first', () => {
  const queries = [before, between, after, mistyped, astray].flat()
  expect(new Set(queries.map(([query]) => query)).size).toBe(222)
  const wrong = queries.flatMap(([query, ...right]) => {
    const [first] = search(query)
    return first?.guessed && !right.includes(first.page.path) ? [`${query}: ${first.page.path}`] : []
  })
  expect(wrong).toEqual([])
})

test('a query that is being typed leads somewhere from its third letter on', () => {
  const dead = typed.flatMap((query) =>
    Array.from({ length: query.length - 2 }, (_, at) => query.slice(0, at + 3)).filter(
      (begun) => search(begun).length === 0,
    ),
  )
  expect(dead).toEqual([])
})

test('ranks pages with a word in their title before those that have it elsewhere', () => {
  const pages: SearchPage[] = JSON.parse(wordsOf(site)[1])
  const words = new Set(pages.flatMap(({ title }) => wordsIn(title)).filter((word) => !stopWords.has(word)))
  expect(words.size).toBeGreaterThan(50)
  const wrong = [...words].filter((word) => {
    const inTitle = search(word).map(({ page: { title, path } }) =>
      // The end of a path is a name too.
      wordsIn(`${title} ${path.slice(path.lastIndexOf('/'))}`).includes(word),
    )
    return inTitle.includes(false) && inTitle.indexOf(false) < inTitle.lastIndexOf(true)
  })
  expect(wrong).toEqual([])
})

test('each synonym’s target is on some page', () => {
  const text = wordsOf(site)[1].toLowerCase()
  expect(Object.keys(synonyms).filter((word) => !text.includes(word))).toEqual([])
})

test('finds nothing in header, footer or the search page itself', () => {
  expect(search('All rights reserved')[0]?.page.text).not.toContain('All rights reserved')
  expect(wordsOf(site)[1]).not.toContain('Back to Top')
  expect(wordsOf(site)[1]).not.toContain('"path":"/search"')
})

test('composing the same releases again gives the same index; a release adds its section’s new words', async () => {
  const channel = await readChannel(real)
  expect(wordsOf(await composed(channel))).toEqual(wordsOf(site))

  const live = liveVersion(channel, 'media') ?? ''
  const folder = releaseFolder(store, 'media', 'next')
  cpSync(releaseFolder(store, 'media', live), folder, { recursive: true })
  const server = join(folder, 'server')
  for (const name of readdirSync(server).filter((name) => name.endsWith('.cjs'))) {
    const code = readFileSync(join(server, name), 'utf8')
    writeFileSync(join(server, name), code.replaceAll('Republic Day', 'Kite Festival'))
  }
  const manifest = readRelease(store, 'media', live)
  // A page's entry changes with its code and its words.
  const pages = manifest.pages.map((page) => ({ ...page, lead: `${page.lead} ` }))
  writeFileSync(join(folder, manifestFile), JSON.stringify({ ...manifest, pages, version: 'next' }))

  const since = '2026-01-01T00:00:00.000Z'
  const released = await composed({
    ...channel,
    releases: { ...channel.releases, media: [{ version: 'next', since }] },
  })
  const found = await searchOf(released)
  expect(found('kite festival')[0]?.page.path).toBe('/prakriti')
  expect(JSON.parse(released.get('routes.json') ?? '').search[0]).toBe(`/${wordsOf(released)[0]}`)
  expect(wordsOf(released)[0]).not.toBe(wordsOf(site)[0])
})
