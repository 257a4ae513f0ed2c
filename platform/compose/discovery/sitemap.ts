import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import {
  manifestFile,
  type PackageName,
  type ReleaseManifest,
} from '@college/shared/contract/release-manifest'
import type { Channel } from '../../store/channel'
import { packages, releaseFolder, type Store, storedVersions } from '../../store/store'

/** `sitemap.xml` (sitemaps.org): every page that has an address of its own, each with the day it last changed. */
export function sitemap(store: Store, channel: Channel, { site, pages }: Composition): string {
  const since = lastChanges(store, channel, pages)
  const urls = pages
    .filter(({ path }) => isListed(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => {
      const changed = since.get(page)
      return `<url><loc>${site.origin}${page.path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/**
 * Says since when each page reads as it does: since the oldest of its section's latest releases that all hold it
 * unchanged. A release of the section for the sake of another page is no change. One release after another is read and
 * forgotten, because all those of a large section are too much for memory.
 */
function lastChanges(store: Store, channel: Channel, pages: ComposedPage[]) {
  const changes = new Map<ComposedPage, string>()
  for (const owner of packages) {
    const [live, ...before] = channel[owner] ?? []
    const stored = storedVersions(store, owner)
    let same = pages.filter((page) => page.owner === owner)
    for (const page of same) if (live) changes.set(page, live.since)
    for (const { version, since } of before) {
      if (!same.length) break
      if (!stored.includes(version)) continue
      const released = releasedPages(store, owner, version)
      same = same.filter(({ page }) => isSame(released.get(page.path), page))
      for (const page of same) changes.set(page, since)
    }
  }
  return changes
}

/** The pages of a release that was live, and so was checked then: checking it takes twice as long as reading it. */
function releasedPages(store: Store, owner: PackageName, version: string): Map<string, unknown> {
  const file = join(releaseFolder(store, owner, version), manifestFile)
  const { pages }: ReleaseManifest = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(pages.map((page) => [page.path, page]))
}

/** Whether two values of JSON are the same; comparing thousands of pages as texts takes ten times as long. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
