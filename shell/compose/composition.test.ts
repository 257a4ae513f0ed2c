import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PackageName, ReleaseManifest } from '../../shared/contract/release-manifest'
import type { Channel } from '../release/channel'
import { packages, type Store, storeIn } from '../release/store'
import { compositionOf } from './composition'
import { readSite } from './site'

const site = readSite(storeIn(join(import.meta.dirname, '../..')).site)
const page = (path: string) => ({
  path,
  title: 'A page',
  description: 'What it is.',
  lead: 'A page.',
  scripts: [],
  styles: [],
})

let store: Store
let channel: Channel

beforeEach(() => {
  store = storeIn(mkdtempSync(join(tmpdir(), 'composition-')))
  channel = {}
  for (const name of packages) release(name, { pages: [page(`/${name}`)] })
})

afterEach(() => rmSync(join(store.releases, '..'), { recursive: true, force: true }))

function release(name: PackageName, changes: Partial<ReleaseManifest>) {
  const manifest: ReleaseManifest = {
    name,
    version: 'v1',
    contract: 1,
    entry: 'entry.js',
    files: {},
    runtime: { scripts: [], styles: [] },
    pages: [],
    exposes: {},
    ...changes,
  }
  const folder = join(store.releases, name, manifest.version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest))
  channel[name] = [{ version: manifest.version, since: '2026-01-01T00:00:00.000Z' }]
}

const composing = () => compositionOf(store, channel, site)

test('pages of all packages stand together, each with its owner and the college’s slug in its path', () => {
  release('media', { pages: [page('/{product}')] })
  expect(composing().pages.map(({ path, owner }) => [path, owner])).toContainEqual(['/prakriti', 'media'])
})

test('two owners of one path are refused, and both are named', () => {
  release('forms', { pages: [page('/library')] })
  release('media', { pages: [page('/library')] })
  expect(composing).toThrow("/library: both 'media' and 'forms' own this path; expected one owner.")
})

test('a page without a title is refused', () => {
  release('media', { pages: [{ ...page('/x'), title: ' ' }] })
  expect(composing).toThrow('media: /x: the page has no title; expected some text.')
})

test('a page without a description is refused', () => {
  release('media', { pages: [{ ...page('/x'), description: '' }] })
  expect(composing).toThrow('media: /x: the page has no description; expected some text.')
})

test('a path that a file system or a browser would read otherwise is refused', () => {
  release('media', { pages: [page('/../secret')] })
  expect(composing).toThrow('expected lower-case letters, digits, hyphens and slashes')
})

test('a release for another version of the contract is refused', () => {
  release('media', { contract: 2 })
  expect(composing).toThrow('media v1: made for contract version 2, expected 1; build and release it again.')
})

test('a section that was never released is refused', () => {
  channel.forms = []
  expect(composing).toThrow(
    'forms: no release is live in this channel; expected one: npm run release -- forms.',
  )
})

test('a live release that is gone from the store is refused, with those that are there', () => {
  channel.forms = [{ version: 'v9', since: '2026-01-01T00:00:00.000Z' }]
  expect(composing).toThrow(
    'releases/forms/v9: the channel names this release, but it is not in the store; expected one of v1.',
  )
})
