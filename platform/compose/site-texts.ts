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
  search: SearchIndex
  /** The shell's files below the site's root. */
  files: ReturnType<SiteDocuments['files']>
}

/** The texts of a site beside its pages and their words, by name: the map of the site, its releases, the shell's files. */
export function siteTexts(source: Source): [name: string, text: string][] {
  const { channel, composition, canary, search, files } = source
  return [
    ['routes.json', JSON.stringify(routeManifestOf(composition, search, canary))],
    ['releases.json', JSON.stringify(releaseListOf(channel, composition))],
    ...files,
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
