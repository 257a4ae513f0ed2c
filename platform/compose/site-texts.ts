import type { Composition } from '@college/shared/contract/composition'
import type { ReleaseList } from '@college/shared/contract/route-manifest'
import type { SiteDocuments } from '@college/shared/contract/shell-server'
import type { Channel } from '../store/channel'
import type { CanaryPart } from './canary'
import { routeManifestOf } from './route-manifest'
import type { SearchIndex } from './search-index'

type Source = {
  channel: Channel
  composition: Composition
  canary: CanaryPart | undefined
  documents: SiteDocuments
  /** The documents of the pages that the shell keeps, by path. */
  kept: Map<string, string>
  search: SearchIndex
  /** The text of a browser file of the shell's release. */
  read: (file: string) => string
}

/** The texts of a site beside its pages and their words, by name: the map of the site, its releases, the shell's files. */
export function siteTexts(source: Source): [name: string, text: string][] {
  const { channel, composition, canary, documents, kept, search, read } = source
  return [
    ['routes.json', JSON.stringify(routeManifestOf(composition, search, canary))],
    ['releases.json', JSON.stringify(releaseListOf(channel, composition))],
    ...documents.files(composition, kept, read),
  ]
}

/** `releases.json`: which releases are live, for the maintainers' panel and for monitoring. */
const releaseListOf = (channel: Channel, { channel: name, releases }: Composition): ReleaseList => ({
  channel: name,
  releases: Object.fromEntries(
    Object.values(releases).map(({ name, version }) => [
      name,
      { version, since: channel.releases[name]?.[0]?.since ?? '' },
    ]),
  ),
})
