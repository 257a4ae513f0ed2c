import type { PackageName } from '@college/shared/contract'
import type { Composition } from '@college/shared/contract/composition'
import type { ReleasedPage } from '@college/shared/contract/release-manifest'
import { expect, test } from 'vitest'
import type { Channel } from '../store/channel'
import { sitemap } from './discovery'

const page = (path: string, script: string): ReleasedPage => ({
  path,
  title: '',
  description: '',
  lead: '',
  scripts: [script],
  styles: [],
})

test('a page keeps its date when a release changes another page, but not when it is reverted; unlisted pages are left out', () => {
  const third = [page('/hospital', 'a.js'), page('/life', 'a.js')]
  const before: Record<string, ReleasedPage[]> = {
    first: [page('/hospital', 'a.js'), page('/life', 'a.js')],
    second: [page('/hospital', 'b.js'), page('/life', 'a.js')],
  }
  const channel: Channel = {
    releases: {
      media: [
        { version: 'third', since: '2026-03-01' },
        { version: 'second', since: '2026-02-01' },
        // No longer stored.
        { version: 'gone', since: '2026-01-15' },
        { version: 'first', since: '2026-01-01' },
      ],
    },
  }
  const composition = {
    site: { origin: 'https://college.example.org' },
    pages: [
      ...[page('/search', 'a.js'), page('/ug/404', 'a.js'), ...third.toReversed()].map((page) => ({
        path: page.path,
        owner: 'media',
        page,
      })),
      // Its section has no release that the channel knows.
      { path: '/contact', owner: 'forms', page: page('/contact', 'a.js') },
    ],
  } as Composition
  const pagesBefore = (_: PackageName, version: string) => before[version]
  expect(
    [...sitemap({ pagesBefore }, channel, composition).matchAll(/<url>.*<\/url>/g)].map(([url]) => url),
  ).toEqual([
    '<url><loc>https://college.example.org/contact</loc></url>',
    '<url><loc>https://college.example.org/hospital</loc><lastmod>2026-03-01</lastmod></url>',
    '<url><loc>https://college.example.org/life</loc><lastmod>2026-01-01</lastmod></url>',
  ])
})
