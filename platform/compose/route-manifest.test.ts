import type { PackageName } from '@college/shared/contract'
import { type Composition, liveRelease } from '@college/shared/contract/composition'
import type { ReleasedPage } from '@college/shared/contract/release-manifest'
import type { RouteManifest } from '@college/shared/contract/route-manifest'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { expect, test } from 'vitest'
import { putLive } from '../release/put-live'
import { tinySite } from '../testing/tiny-site'
import { releaseListOf, routeManifestOf } from './route-manifest'

/** Four packages of one page each. The page of media has a module and loads a film later; the others have neither. */
function compositionOf(version: string): Composition {
  const names = { about: 'plain', media: 'whole', shell: 'shell', forms: 'forms' }
  const releases = Object.entries(names).map(([name, page]) => {
    const released: Partial<ReleasedPage> = {
      path: `/${page}`,
      scripts: [`${page}.js`],
      styles: [],
      ...(name === 'media' && { modules: ['module.js'], lazy: ['film.js'] }),
    }
    const entry = `${name}-${version}.js`
    const files = [entry, `${page}.js`, 'module.js', 'film.js'].map((file) => [
      file,
      { integrity: `of ${file}` },
    ])
    const runtime = { scripts: [entry], styles: [] }
    return [
      name,
      { name, version, entry, files: Object.fromEntries(files), runtime, pages: [released], exposes: {} },
    ]
  })
  const live: Pick<Composition, 'releases'> = { releases: Object.fromEntries(releases) }
  const pages = Object.keys(names).flatMap((owner) =>
    liveRelease(live, owner as PackageName).pages.map((page) => ({ path: page.path, owner, page })),
  )
  const site = { ...sampleSite, origins: { about: 'https://about.example.org' } }
  return { channel: 'production', site, ...live, pages, year: 2026, day: '2026-01-01', live: true }
}

const search = { url: '/assets/search/pages.json', integrity: 'of pages.json', name: '', text: '' }

/** Which files the manifest gives for a path, by their addresses, and how many of them are modules. */
function filesFor({ files, pages, lazy }: Pick<RouteManifest, 'files' | 'pages' | 'lazy'>, path: string) {
  const [owner, modules, ...places] = pages[path] ?? []
  const named = (places: number[] = []) => places.map((place) => files[place]?.join(' '))
  return { owner, modules, files: named(places), lazy: named(lazy[path]) }
}

test('the manifest gives each page’s files once, its modules first, and what it may load later', () => {
  const manifest = routeManifestOf(compositionOf('v1'), search)
  const shared = ['/assets/shell/shell-v1.js of shell-v1.js']
  expect(filesFor(manifest, '/whole')).toEqual({
    owner: 'media',
    modules: 1,
    files: [
      '/assets/media/module.js of module.js',
      ...shared,
      '/assets/media/media-v1.js of media-v1.js',
      '/assets/media/whole.js of whole.js',
    ],
    lazy: ['/assets/media/film.js of film.js'],
  })
  const own = ['about-v1.js of about-v1.js', 'plain.js of plain.js']
  expect(filesFor(manifest, '/plain')).toEqual({
    owner: 'about',
    modules: 0,
    files: [...shared, ...own.map((file) => `https://about.example.org/assets/about/${file}`)],
    lazy: [],
  })
  expect(Object.keys(manifest.lazy)).toEqual(['/whole'])
  expect(new Set(manifest.files.map(([url]) => url)).size).toBe(manifest.files.length)
  expect(manifest.search).toEqual([search.url, search.integrity])
  expect(manifest.versions).toEqual({ about: 'v1', media: 'v1', shell: 'v1', forms: 'v1' })
  expect(manifest.entries.about).toBe('https://about.example.org/assets/about/about-v1.js')
  expect('canary' in manifest).toBe(false)
})

test('a canary’s part has its share, its version, and its section’s pages and entry alone', () => {
  const canary = { section: 'media', version: 'v2', share: 10, since: '', composition: compositionOf('v2') }
  const { canary: part } = routeManifestOf(compositionOf('v1'), search, canary)
  expect(part).toMatchObject({ share: 10, version: 'v2', entries: { media: '/assets/media/media-v2.js' } })
  expect([Object.keys(part?.pages ?? {}), Object.keys(part?.entries ?? {})]).toEqual([['/whole'], ['media']])
  expect(part && filesFor(part, '/whole').files).toContain('/assets/media/media-v2.js of media-v2.js')
})

test('the list of releases has the day of each, empty for one that the channel does not know', () => {
  const channel = { releases: { media: [{ version: 'v1', since: '2026-01-01T00:00:00.000Z' }] } }
  const { channel: name, releases } = releaseListOf(channel, compositionOf('v1'))
  expect(name).toBe('production')
  expect(releases.media).toEqual({ version: 'v1', since: '2026-01-01T00:00:00.000Z' })
  expect(releases.about).toEqual({ version: 'v1', since: '' })
})

test('the manifest lists every page with its owner and its files, however many a folder has', async () => {
  const site = await tinySite()
  const lists = Array.from({ length: 70 }, (_, index) => `/list/${index}`)
  const pages = Object.fromEntries(lists.map((path) => [path, {}]))
  await putLive(site.store, { academics: site.release('academics', 'v2', { '/academics': {}, ...pages }) })
  const manifest: RouteManifest = JSON.parse(site.text('routes.json'))
  for (const path of ['/academics', ...lists]) {
    const [owner, , ...files] = manifest.pages[path] ?? []
    expect(owner).toBe('academics')
    expect(files.map((file) => manifest.files[file]?.[0])).toContainEqual(expect.stringContaining('/page-'))
  }
})
