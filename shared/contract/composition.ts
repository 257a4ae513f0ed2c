import type { Asset } from './assets'
import type { formsSection } from './contract'
import type { PackageName, ReleasedPage, ReleaseManifest } from './release-manifest'
import type { SiteConfig } from './site-config'

/** The sites of a college: the one that visitors see, and beside it one to look at before. */
export const channelNames = ['production', 'preview'] as const
export type ChannelName = (typeof channelNames)[number]

/** A page of the composed site: its path with all tokens filled in, its owner, and what the release says of it. */
export type ComposedPage = { path: string; owner: PackageName; page: ReleasedPage }

/** A release of a section that a share of visitors (in percent) gets in place of the live one. */
export type CanaryShare = { section: PackageName; version: string; share: number }

/** Live releases by package. Every page has the shell's frame and the form of the section `forms`. */
export type LiveReleases = Record<PackageName, ReleaseManifest> &
  Record<'shell' | typeof formsSection, ReleaseManifest>

/** The releases that are live together, and the pages that they make up. */
export type Composition = {
  channel: ChannelName
  site: SiteConfig
  releases: LiveReleases
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

/** The live release of a package that owns a page. */
export function liveRelease(
  { releases }: Pick<Composition, 'releases'>,
  owner: PackageName,
): ReleaseManifest {
  const release = releases[owner]
  if (release) return release
  throw new Error(`${owner}: found no release in the composition, expected one for each owner of a page.`)
}
