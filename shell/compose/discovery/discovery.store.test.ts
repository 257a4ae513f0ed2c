import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChannelName, readChannel } from '../../release/channel'
import { packages, releaseFolder, storeIn } from '../../release/store'
import { isListed } from '../../src/page-data'
import { compose } from '../compose'
import { readSite } from '../site'
import { pageGraph } from './schema-org'

const real = storeIn(join(import.meta.dirname, '../../..'))
/** The real releases; what compose keeps goes to a folder of its own. */
const store = { ...real, composed: mkdtempSync(join(tmpdir(), 'discovery-')) }
const channel = readChannel(store)
const { origin } = readSite(store.site)

async function composed(name: ChannelName = 'production') {
  const files = new Map<string, string>()
  await compose(store, channel, name, files)
  return files
}

let files: Map<string, string>
let pages: { path: string; html: string }[]
beforeAll(async () => {
  files = await composed()
  const all: { path: string; html: string }[] = []
  for (const page of Object.keys(JSON.parse(files.get('routes.json') ?? '').pages))
    if (isListed(page)) all.push({ path: page, html: htmlOf(files, page) })
  pages = all
})
afterAll(() => rmSync(store.composed, { recursive: true, force: true }))

const htmlOf = (site: Map<string, string>, path: string) =>
  site.get(path === '/' ? 'index.html' : `${path.slice(1)}.html`) ?? ''

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

const drawnFile = (address = '') =>
  join(store.composed, 'drawn', address.slice(`${origin}/assets/drawn/`.length))

/** Whether an address of the site leads to a page of it or to a file that is served. */
function isServed(address: string): boolean {
  const path = new URL(address).pathname
  if (pages.some((page) => page.path === path) || files.has(path.slice(1))) return true
  const [, owner, file = ''] = /^\/assets\/([a-z]+)\/([^/]+)$/.exec(path) ?? []
  if (owner === 'drawn') return existsSync(drawnFile(address))
  const name = packages.find((known) => known === owner)
  return Boolean(
    name && existsSync(join(releaseFolder(store, name, channel[name]?.[0]?.version ?? ''), 'browser', file)),
  )
}

test('the sitemap lists every page once, with the day it changed, and nothing else', () => {
  const sitemap = files.get('sitemap.xml') ?? ''
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
  expect(listed.sort()).toEqual(pages.map(({ path }) => origin + path).sort())
  const days = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, lastmod]) => lastmod)
  expect(days).toHaveLength(listed.length)
  const since = packages.flatMap((name) => (channel[name] ?? []).map((placement) => placement.since))
  for (const day of days) expect(since).toContain(day)
})

test('robots find the sitemap', () => {
  expect(files.get('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('every page has a title, a description and an address of its own, also in link previews', () => {
  const values = (name: string) => pages.map(({ html }) => meta(html, name) ?? '')
  for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
    for (const [index, value] of values(name).entries())
      expect(value, `${name} of ${pages[index]?.path}`).not.toBe('')
  for (const name of ['description', 'og:url', 'og:image']) {
    const doubles = values(name).filter((value, index, all) => all.indexOf(value) !== index)
    expect(doubles, name).toEqual([])
  }
})

test('the picture of every link preview has the size that previews expect and is light', async () => {
  for (const { path, html } of pages) {
    const file = drawnFile(meta(html, 'og:image'))
    const { format, width, height } = await sharp(file).metadata()
    expect([format, width, height], path).toEqual(['jpeg', 1200, 630])
    expect(statSync(file).size, path).toBeLessThan(300_000)
  }
})

test('what every page tells search engines is complete, and its addresses lead somewhere', () => {
  const types = new Set<string>()
  for (const { path, html } of pages) {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const result = pageGraph.safeParse(JSON.parse(json))
    expect(result.error?.issues, path).toBeUndefined()
    for (const thing of result.data?.['@graph'] ?? []) types.add(thing['@type'])
    expect(json, path).not.toMatch(/\{[a-z.]+\}/)
    for (const [address] of json.matchAll(new RegExp(`${origin}/[^"]*`, 'g')))
      expect(isServed(address), `${path}: ${address}`).toBe(true)
  }
  expect([...types].sort()).toEqual([
    'BreadcrumbList',
    'CollegeOrUniversity',
    'Course',
    'Event',
    'Hospital',
    'ItemList',
    'Person',
    'VideoObject',
    'WebSite',
  ])
})

test('icons of the home screen are there in the sizes that the manifest names', async () => {
  const manifest = JSON.parse(files.get('manifest.webmanifest') ?? '')
  for (const { src, sizes, type } of manifest.icons) {
    expect(isServed(origin + src), src).toBe(true)
    if (type !== 'image/png') continue
    const { width, height } = await sharp(drawnFile(origin + src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('composing again draws no picture and changes no page', async () => {
  const drawn = () => {
    const folder = join(store.composed, 'drawn')
    return readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino])
  }
  const before = drawn()
  expect(await composed()).toEqual(files)
  expect(drawn()).toEqual(before)
})

test('the preview asks search engines on every page to leave it out, and names no sitemap', async () => {
  const preview = await composed('preview')
  for (const { path, html } of pages) {
    expect(meta(html, 'robots'), path).toBeUndefined()
    expect(meta(htmlOf(preview, path), 'robots'), path).toBe('noindex')
  }
  expect(preview.get('robots.txt')).not.toContain('Sitemap')
  expect(meta(htmlOf(files, '/404'), 'robots')).toBe('noindex')
})
