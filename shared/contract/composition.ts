import type { Asset } from './assets'
import type { PackageName, ReleasedPage, ReleaseManifest } from './release-manifest'
import type { SiteConfig } from './site-config'

/** The sites of a college: the one that visitors see, and beside it one to look at before. */
export const channelNames = ['production', 'preview'] as const
export type ChannelName = (typeof channelNames)[number]

/** A page of the composed site: its path with all tokens filled in, its owner, and what the release says of it. */
export type ComposedPage = { path: string; owner: PackageName; page: ReleasedPage }

/** A release of a section that a share of visitors (in percent) gets in place of the live one. */
export type CanaryShare = { section: PackageName; version: string; share: number }

/** The releases that are live together, and the pages that they make up. */
export type Composition = {
  channel: ChannelName
  site: SiteConfig
  releases: Record<PackageName, ReleaseManifest>
  pages: ComposedPage[]
  /** By the address of a section's own copy of a library: the one that visitors get in its place. */
  libraries?: Record<string, Asset>
  /** The year of the compose, for the copyright line. */
  year: number
  /**
   * The day, `YYYY-MM-DD`, as far as a page can tell: the last on which a page of the site says something else by itself.
   * Between two such days the same releases are the same bytes.
   */
  day: string
  /** Whether the site is for visitors (`SITE_ENV=production`): no tool for maintainers is in it. */
  live: boolean
  canary?: CanaryShare
}
