import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition } from '../../../shared/contract/composition'
import type { PackageName } from '../../../shared/contract/release-manifest'
import type { ReleaseList } from '../../../shared/contract/route-manifest'
import type { SiteDocuments } from '../../../shared/contract/shell-server'
import type { Channel } from '../release/channel'
import { packages, releaseFolder, type Store } from '../release/store'
import type { CanaryPart } from './canary'
import type { RecordedPage } from './page-record'
import { routeMapOf } from './route-manifest'
import { searchIndexOf } from './search-index'
import type { KeptWords } from './search-words'

type Source = {
  store: Store
  channel: Channel
  composition: Composition
  canary: CanaryPart | undefined
  /** In the order of the composition. */
  pages: RecordedPage[]
  many: boolean
  documents: SiteDocuments
  kept: Map<string, string>
  /** What the search index of the site before kept. */
  words: KeptWords | undefined
}

/** The texts of a site beside its pages, by name: words for search, the map of the site, its releases, the shell's files. */
export function siteTexts(source: Source) {
  const { store, channel, composition, canary, pages, many, documents, kept, words } = source
  const search = searchIndexOf(
    pages.map(({ record: { path, title, description }, entry }, index) => {
      const owner = composition.pages[index]?.owner ?? 'shell'
      return { path, owner, title, description, entry }
    }),
    many,
    words,
  )
  const routes = routeMapOf(composition, search, canary)
  const { shell } = composition.releases
  const read = (file: string) =>
    readFileSync(join(releaseFolder(store, 'shell', shell.version), 'browser', file), 'utf8')
  const texts: [name: string, text: string][] = [
    ...routes.files,
    ['routes.json', JSON.stringify(routes.manifest)],
    ['releases.json', JSON.stringify(releaseListOf(channel, composition))],
    ...documents.files(composition, kept, read),
  ]
  return { search, texts }
}

/** What the site says of its own releases, for the panel of maintainers and for whoever watches the site. */
const releaseListOf = (channel: Channel, { channel: name, releases }: Composition): ReleaseList => ({
  channel: name,
  releases: Object.fromEntries(
    packages.map((owner) => [
      owner,
      { version: releases[owner].version, since: channel[owner]?.[0]?.since ?? '' },
    ]),
  ) as Record<PackageName, ReleaseList['releases'][PackageName]>,
})
