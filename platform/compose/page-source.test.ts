import type { PackageName } from '@college/shared/contract'
import { type ComposedPage, type Composition, liveRelease } from '@college/shared/contract/composition'
import type { ReleaseManifest } from '@college/shared/contract/release-manifest'
import { expect, test } from 'vitest'
import { hashOf } from '../store/hash'
import { packages } from '../testing/packages'
import { documentSource, planPages, siteSource } from './page-source'

const file = (name: string) => ({ integrity: `sha256-${name}`, bytes: 1 })

/** A release with files for its entry, its exposed modules, its page (one of them lazy), and another page. */
function releaseOf(name: PackageName): ReleaseManifest {
  const names = ['entry', 'form', 'page', 'film', 'other'].map((part) => `${name}-${part}.js`)
  const [entry = '', form = '', page = '', film = ''] = names
  return {
    name,
    version: 'v1',
    contract: 1,
    entry,
    files: Object.fromEntries(names.map((name) => [name, file(name)])),
    runtime: { scripts: [entry], styles: [] },
    pages: [
      {
        path: `/${name}`,
        title: name,
        description: name,
        lead: '',
        scripts: [page, 'not-released.js'],
        styles: [],
        lazy: [film],
      },
    ],
    exposes: { './form': { scripts: [form], styles: [] } },
  }
}

const releases = Object.fromEntries(
  packages.map((name) => [name, releaseOf(name)]),
) as Composition['releases']

const pages = packages.flatMap((owner) =>
  liveRelease({ releases }, owner).pages.map((page): ComposedPage => ({ path: page.path, owner, page })),
)

const site = {
  channel: 'production',
  site: { name: 'College' },
  releases,
  pages,
  year: 2026,
  day: '2026-01-01',
  live: true,
  canary: { section: 'media', version: 'v2', share: 10 },
} as unknown as Composition

const pageOf = (owner: PackageName) => {
  const page = pages.find((page) => page.owner === owner)
  if (!page) throw new Error(`${owner} has no page.`)
  return page
}

/** A release reduced to nothing, for pages that do not use it. */
const nothingOf = (name: PackageName) => ({
  ...{ name, version: '', contract: 1, entry: '', files: {}, pages: [], exposes: {} },
  runtime: { scripts: [], styles: [] },
})

test('the common source holds no pages, and only the initial files of each section', () => {
  const { releases: common, ...others } = siteSource(site)
  expect(others.pages).toEqual([])
  expect(common.shell).toBe(releases.shell)
  expect(common.media).toEqual({
    ...releases.media,
    pages: [],
    files: {
      'media-entry.js': file('media-entry.js'),
      'media-form.js': file('media-form.js'),
    },
  })
})

test('a document sees the shell, its section, the footer’s form, its own files, and only the shell’s version', () => {
  const page = pageOf('media')
  const { files } = planPages(site).find((planned) => planned.page.path === page.path) ?? { files: {} }
  expect(files).toEqual({ 'media-page.js': file('media-page.js'), 'media-film.js': file('media-film.js') })
  const common = siteSource(site)
  const media = liveRelease(common, 'media')
  const seen = documentSource(common, { page, files })
  expect(seen.pages).toEqual([page])
  expect(seen.canary).toEqual(site.canary)
  expect(seen.releases).toEqual({
    shell: releases.shell,
    about: nothingOf('about'),
    academics: nothingOf('academics'),
    departments: nothingOf('departments'),
    media: { ...media, version: '', files: { ...media.files, ...files } },
    forms: { ...common.releases.forms, version: '' },
  })
  expect('canary' in documentSource(common, { page: pageOf('about'), files: {} })).toBe(false)
})

/** Which pages a change of the site affects. */
function changedBy(change: (site: Composition) => Composition) {
  const [before, after] = [planPages(site), planPages(change(site))]
  return packages.filter((_, index) => before[index]?.key !== after[index]?.key)
}

/** The site with a changed release of a section. */
const withRelease = (name: PackageName, changes: Partial<ReleaseManifest>) => (site: Composition) => ({
  ...site,
  releases: { ...site.releases, [name]: { ...liveRelease(site, name), ...changes } },
})

const otherFile = (name: PackageName, part: string) => {
  const changed = `${name}-${part}.js`
  return withRelease(name, {
    files: { ...liveRelease({ releases }, name).files, [changed]: file('changed') },
  })
}

test.each<[string, (site: Composition) => Composition, PackageName[]]>([
  ['nothing', (site) => site, []],
  ['the version of a section', withRelease('media', { version: 'v2' }), []],
  ['the entry of a section', otherFile('media', 'entry'), ['media']],
  ['a file that a page of it loads lazily', otherFile('media', 'film'), ['media']],
  ['a file of a page that is not there', otherFile('media', 'other'), []],
  ['the entry of the section with the form', otherFile('forms', 'entry'), [...packages]],
  ['the shell', withRelease('shell', { version: 'v2' }), [...packages]],
  ['the year', (site) => ({ ...site, year: 2027 }), [...packages]],
  ['the day', (site) => ({ ...site, day: '2026-06-01' }), [...packages]],
  ['the copy of a library that sections get', (site) => ({ ...site, libraries: {} }), [...packages]],
  ['the canary', ({ canary: _, ...site }) => site, ['media']],
])('%s changes only the pages it affects', (_, change, changed) => {
  expect(changedBy(change)).toEqual(changed)
})

test('a hash is the start of the SHA-256 of a text, or of data as JSON', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223')
  expect(hashOf(['abc'])).toBe(hashOf('["abc"]'))
})
