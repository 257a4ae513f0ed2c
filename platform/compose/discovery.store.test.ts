import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import { fillFrom } from '@college/shared/runtime/fill'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { escapeHtml } from '../../shell/document/escape'
import { pageGraph } from '../../shell/document/testing/schema-org'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { readSite } from '../store/read-site'
import { readRelease, releaseFolder, storeIn } from '../store/site-store'
import { coldTexts } from '../testing/cold-compose'
import { packages } from '../testing/packages'

const store = storeIn(join(import.meta.dirname, '../..'))
const channel = await readChannel(store)
const site = readSite(store.site)
const { origin } = site
const versionOf = (name: string) => liveVersion(channel, name) ?? ''

const composed = (name: ChannelName = 'production') => coldTexts(store, channel, name)

let files: Map<string, string>
let pages: { path: string; html: string }[]
beforeAll(async () => {
  files = await composed()
  const all: { path: string; html: string }[] = []
  for (const page of Object.keys(JSON.parse(files.get('routes.json') ?? '').pages))
    if (isListed(page)) all.push({ path: page, html: htmlOf(files, page) })
  pages = all
})

const htmlOf = (site: Map<string, string>, path: string) =>
  site.get(path === '/' ? 'index.html' : `${path.slice(1)}.html`) ?? ''

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

/** The file of a live release at an address of the site. */
function releasedFile(address = ''): string {
  const [, owner, file = ''] = /^\/assets\/([a-z]+)\/([^/]+)$/.exec(new URL(address).pathname) ?? []
  const name = packages.find((known) => known === owner)
  if (!name) return ''
  return join(releaseFolder(store, name, versionOf(name)), 'browser', file)
}

/** Whether an address of the site is a page or a served file. */
function isServed(address: string): boolean {
  const path = new URL(address).pathname
  if (pages.some((page) => page.path === path) || files.has(path.slice(1))) return true
  return existsSync(releasedFile(address))
}

test('every page has a title, a unique description and its address, also in link previews', () => {
  const released = packages.flatMap((name) => readRelease(store, name, versionOf(name)).pages)
  const descriptions = new Map(
    fillFrom(site, released).map(({ path, description }) => [path, escapeHtml(description)]),
  )
  for (const { path, html } of pages) {
    for (const name of ['og:title', 'og:image', 'og:image:alt'])
      expect(meta(html, name), `${name} of ${path}`).toBeTruthy()
    for (const name of ['description', 'og:description'])
      expect(meta(html, name), `${name} of ${path}`).toBe(descriptions.get(path))
    expect(meta(html, 'og:url'), path).toBe(origin + path)
  }
})

test('every link preview’s picture is light, and as large as previews want if the source is', async () => {
  for (const { path, html } of pages) {
    const address = meta(html, 'og:image') ?? ''
    const file = releasedFile(address)
    const { format, width = 0, height = 0 } = await sharp(file).metadata()
    expect(format, path).toBe('jpeg')
    const [shown = ''] =
      new RegExp(`<img [^>]*src="[^"]*${new URL(address).pathname}"[^>]*>`).exec(html) ?? []
    expect(width, path).toBe(Math.min(1200, Number(/ width="(\d+)"/.exec(shown)?.[1] ?? 1200)))
    expect(statSync(file).size, path).toBeLessThan((width * height) / 2)
  }
})

test('every page’s structured data is complete, and its addresses resolve', () => {
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
  // Whether any event has dates is up to the college.
  types.delete('Event')
  expect([...types].sort()).toEqual([
    'BreadcrumbList',
    'CollegeOrUniversity',
    'Course',
    'Hospital',
    'ItemList',
    'Person',
    'VideoObject',
    'WebSite',
  ])
})

test('home screen icons have the sizes that the manifest names', async () => {
  const manifest = JSON.parse(files.get('manifest.webmanifest') ?? '')
  for (const { src, sizes, type } of manifest.icons) {
    expect(isServed(origin + src), src).toBe(true)
    if (type !== 'image/png') continue
    const { width, height } = await sharp(releasedFile(origin + src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('composing again changes nothing', async () => {
  expect(await composed()).toEqual(files)
})

test('every page of the preview asks search engines not to index it', async () => {
  const preview = await composed('preview')
  for (const { path, html } of pages) {
    expect(meta(html, 'robots'), path).toBeUndefined()
    expect(meta(htmlOf(preview, path), 'robots'), path).toBe('noindex')
  }
  expect(meta(htmlOf(files, '/404'), 'robots')).toBe('noindex')
})
