import { contractVersion } from '@college/shared/contract'
import type { PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Channel } from '../store/channel'
import { Refusal } from '../store/refusal'
import { packages } from '../testing/packages'
import { joinReleases } from './join-releases'

const page = (path: string) => ({
  path,
  title: 'A page',
  description: 'What it is.',
  lead: 'A page.',
  scripts: [],
  styles: [],
})

const stored = new Map<string, ReleaseManifest>()
let channel: Channel

beforeEach(() => {
  stored.clear()
  channel = { releases: {} }
  for (const name of packages) release(name, { pages: [page(`/${name}`)] })
})

function release(name: PackageName, changes: Partial<ReleaseManifest>) {
  const manifest: ReleaseManifest = {
    name,
    version: 'v1',
    contract: contractVersion,
    entry: 'entry.js',
    files: { 'entry.js': { integrity: '', bytes: 0 } },
    runtime: { scripts: [], styles: [] },
    pages: [],
    exposes: {},
    ...changes,
  }
  stored.set(`${name} ${manifest.version}`, manifest)
  channel.releases[name] = [{ version: manifest.version, since: '2026-01-01T00:00:00.000Z' }]
}

function manifest(name: PackageName, version: string) {
  const found = stored.get(`${name} ${version}`)
  if (found) return found
  throw new Refusal(`${name} ${version}: is not in the store.`)
}

const composing = (site = sampleSite) => joinReleases({ manifest }, channel, site)

test('joins the pages of all packages, each with its owner and the college’s slug in its path', () => {
  release('media', { pages: [page('/{product}')] })
  expect(composing().pages.map(({ path, owner }) => [path, owner])).toContainEqual(['/herbarium', 'media'])
})

test.each([
  ['production', true],
  [undefined, false],
])('the pages know their year, and whether they are live: SITE_ENV is %s', (environment, live) => {
  vi.stubEnv('SITE_ENV', environment)
  onTestFinished(() => void vi.unstubAllEnvs())
  channel.day = '2026-06-01'
  expect(composing()).toMatchObject({ year: 2026, day: '2026-01-01', live })
})

test('refuses an origin for a section that is not live: it may be misspelt', () => {
  expect(() => composing({ ...sampleSite, origins: { medai: 'https://media.example.org' } })).toThrow(
    "origins: found 'medai', expected a section that is live: about, academics, departments, forms, media.",
  )
})

test('refuses two owners of one path, naming both', () => {
  release('forms', { pages: [page('/library')] })
  release('media', { pages: [page('/library')] })
  expect(() => composing()).toThrow(
    "/library: both 'forms' and 'media' own this path; expected one owner, so release one of them without it.",
  )
})

test('refuses a page without a title', () => {
  release('media', { pages: [{ ...page('/x'), title: ' ' }] })
  expect(() => composing()).toThrow('media: /x: the page has no title; expected some text.')
})

test('refuses a page without a description', () => {
  release('media', { pages: [{ ...page('/x'), description: '' }] })
  expect(() => composing()).toThrow('media: /x: the page has no description; expected some text.')
})

test.each(['/../secret', '/a/', '/a//b', '//a', '/index', '/a/index', 'a', ''])(
  "refuses the path '%s', which a file system or a browser would read differently",
  (path) => {
    release('media', { pages: [page(path)] })
    expect(() => composing()).toThrow(`media: ${path}: found a path that no page can have, expected`)
  },
)

test('refuses a release for another version of the contract', () => {
  release('media', { contract: contractVersion + 1 })
  expect(() => composing()).toThrow(
    `media v1: made for contract version ${contractVersion + 1}, but this checkout composes ${contractVersion}; update the checkout.`,
  )
  release('media', { contract: contractVersion - 1 })
  expect(() => composing()).toThrow(
    `media v1: made for contract version ${contractVersion - 1}, but this checkout composes ${contractVersion}; release it again from here, with all that is older in one command.`,
  )
})

test.each(['shell', 'forms'])('refuses a site without %s, which every page needs', (name) => {
  channel.releases[name] = []
  expect(() => composing()).toThrow(
    `${name}: no release is live in this channel, and no page can do without; expected one: npx college release ${name}.`,
  )
})

test('a site consists of its live sections: none is mandatory', () => {
  channel.releases.media = []
  expect(composing().pages.map(({ owner }) => owner)).not.toContain('media')
})

test('refuses a live release missing from the store', () => {
  channel.releases.forms = [{ version: 'v9', since: '2026-01-01T00:00:00.000Z' }]
  expect(() => composing()).toThrow('forms v9: is not in the store.')
})

describe('a section and the shell', () => {
  const provided = {
    provides: { react: '19.3.1', '@college/runtime': '1.4.0' },
    runtimeExports: ['fill', 'site', 'useUi'],
  }
  const section = (changes: Partial<ReleaseManifest>) => release('media', { version: 'v2', ...changes })
  beforeEach(() => release('shell', { ...provided, pages: [page('/shell')] }))

  test('fit when versions are in range and every imported name is exported', () => {
    section({
      requires: { react: '^19.3.0', '@college/runtime': '^1.2.0' },
      runtimeImports: ['fill', 'useUi'],
    })
    expect(composing().releases.media?.version).toBe('v2')
  })

  test.each([
    ['react', '^20.0.0', '19.3.1'],
    ['@college/runtime', '^2.0.0', '1.4.0'],
    ['@college/runtime', '^1.5.0', '1.4.0'],
    ['react', 'the newest', '19.3.1'],
    ['react-dom', '^19.3.0', 'no version of it'],
  ])('are refused when the section requires %s %s and the shell provides %s', (name, range, version) => {
    section({ requires: { [name]: range } })
    expect(() => composing()).toThrow(
      `media v2: requires ${name} ${range}, but shell v1 provides ${version}; release one that fits the other.`,
    )
  })

  test('are refused when the section imports what the shell no longer exports', () => {
    release('shell', { ...provided, version: 'v3', runtimeExports: ['fill'] })
    section({ runtimeImports: ['fill', 'site', 'useUi'] })
    expect(() => composing()).toThrow(
      'media v2: imports site, useUi from @college/runtime, but shell v3 does not export that; release one that fits the other.',
    )
  })

  test('are refused when the shell is too old to say what it provides', () => {
    release('shell', {})
    section({ requires: { react: '^19.3.0' } })
    expect(() => composing()).toThrow('requires react ^19.3.0, but shell v1 provides no version of it')
    section({ tokens: ['--ink'] })
    expect(() => composing()).toThrow('its styles take --ink, but shell v1 does not define that')
    section({ runtimeImports: ['fill'] })
    expect(() => composing()).toThrow('imports fill from @college/runtime, but shell v1 does not export that')
  })

  test('are refused when the section’s styles use a token that the shell no longer defines', () => {
    section({ tokens: ['--ink', '--leaf', '--bark'] })
    release('shell', { ...provided, version: 'v2', tokens: ['--ink', '--leaf', '--bark'] })
    expect(composing().releases.media?.version).toBe('v2')
    release('shell', { ...provided, version: 'v3', tokens: ['--paper', '--ink-soft', '--leaf'] })
    expect(() => composing()).toThrow(
      'media v2: its styles take --ink, --bark, but shell v3 does not define that; release one that fits the other.',
    )
  })

  test('fit when the section bundles what it requires', () => {
    const swiper = { version: '14.4.0', script: 'swiper.js' }
    section({ requires: { swiper: '^14.4.0' }, libraries: { swiper } })
    expect(composing().libraries).toEqual({})
    section({ requires: { swiper: '^15.0.0' }, libraries: { swiper } })
    expect(() => composing()).toThrow('media v2: requires swiper ^15.0.0')
  })

  test('fit when the section is too old to say what it requires', () => {
    section({})
    expect(composing().releases.media?.version).toBe('v2')
  })
})
