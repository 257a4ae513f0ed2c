import type { PackageName } from '../../shared/contract/release-manifest'
import type { Channel } from '../release/channel'
import { packages } from '../release/store'
import type { Composition } from './composition'

/** `/releases.json`: which release of each package the site is composed of, and since when it is live (ISO 8601). */
export type ReleaseList = {
  channel: string
  releases: Record<PackageName, { version: string; since: string }>
}

/** What the site says of its own releases, for the panel of maintainers and for whoever watches the site. */
export const releaseListOf = (channel: Channel, { channel: name, releases }: Composition): ReleaseList => ({
  channel: name,
  releases: Object.fromEntries(
    packages.map((owner) => [
      owner,
      { version: releases[owner].version, since: channel[owner]?.[0]?.since ?? '' },
    ]),
  ) as ReleaseList['releases'],
})
