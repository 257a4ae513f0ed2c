import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Composition } from '@college/shared/contract/composition'
import {
  manifestFile,
  type ReleasedPage,
  type ReleaseManifest,
} from '@college/shared/contract/release-manifest'
import { afterAll, expect, test } from 'vitest'
import type { Channel } from '../../store/channel'
import { releaseFolder, storeIn } from '../../store/store'
import { seal } from '../../testing/tiny-site'
import { sitemap } from './sitemap'

const store = storeIn(mkdtempSync(join(tmpdir(), 'sitemap-')))
afterAll(() => rmSync(join(store.releases, '..'), { recursive: true, force: true }))

const page = (path: string, script: string): ReleasedPage => ({
  path,
  title: '',
  description: '',
  lead: '',
  scripts: [script],
  styles: [],
})

const manifestWith = (version: string, pages: ReleasedPage[]): ReleaseManifest => ({
  name: 'media',
  version,
  contract: 1,
  entry: 'a.js',
  files: { 'a.js': { integrity: '', bytes: 0 }, 'b.js': { integrity: '', bytes: 0 } },
  runtime: { scripts: [], styles: [] },
  pages,
  exposes: {},
})

test('a page keeps its day when a release changes another one, and not when it comes back as it was', () => {
  const releases = {
    first: [page('/hospital', 'a.js'), page('/life', 'a.js')],
    second: [page('/hospital', 'b.js'), page('/life', 'a.js')],
    third: [page('/hospital', 'a.js'), page('/life', 'a.js')],
  }
  for (const [version, pages] of Object.entries(releases)) {
    const folder = releaseFolder(store, 'media', version)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, manifestFile), JSON.stringify(manifestWith(version, pages)))
    seal(store, 'media', version)
  }
  const channel: Channel = {
    media: [
      { version: 'third', since: '2026-03-01' },
      { version: 'second', since: '2026-02-01' },
      { version: 'first', since: '2026-01-01' },
    ],
  }
  const composition = {
    site: { origin: 'https://college.example.org' },
    pages: releases.third.map((page) => ({ path: page.path, owner: 'media', page })),
  } as Composition
  expect([...sitemap(store, channel, composition).matchAll(/<url>.*<\/url>/g)].map(([url]) => url)).toEqual([
    '<url><loc>https://college.example.org/hospital</loc><lastmod>2026-03-01</lastmod></url>',
    '<url><loc>https://college.example.org/life</loc><lastmod>2026-01-01</lastmod></url>',
  ])
})
