import type { ChannelName, Composition } from '@college/shared/contract/composition'
import type { SiteConfig } from '@college/shared/contract/site-config'
import type { Channel } from '../store/channel'
import { hashOf } from '../store/hash'
import { type CanaryPart, canaryOf } from './canary'
import { discoveryFiles } from './discovery/discovery'
import { joinReleases } from './join-releases'
import { type PlannedPage, planPages } from './page-source'
import type { Releases } from './releases'

/** What a site is composed of. */
export type SiteSource = { channel: Channel; name: ChannelName; site: SiteConfig; releases: Releases }

/** Everything that can be known from the releases before a page is rendered. Plain data. */
export type SitePlan = {
  /** Hash of all that the site is composed of: the same key is the same site. */
  key: string
  channel: Channel
  composition: Composition
  pages: PlannedPage[]
  canary: CanaryPart | undefined
  /** The pages that only some visitors get. */
  canaryPages: PlannedPage[]
  /** Files for robots, by name below the site's root. */
  discovery: [name: string, text: string][]
}

/**
 * Joins the live releases of a channel and says what the site consists of.
 *
 * @throws Refusal when the releases do not fit together
 */
export function planSite({ channel, name, site, releases }: SiteSource): SitePlan {
  const live = joinReleases(releases, channel, site, name)
  const canary = canaryOf(releases, channel, live)
  const composition = channel.canary ? { ...live, canary: channel.canary } : live
  const pages = planPages(composition)
  const canaryPages = canary
    ? planPages(canary.composition).filter(({ page }) => page.owner === canary.section)
    : []
  const discovery = discoveryFiles(releases, channel, composition)
  // What the day changes is in the pages' keys.
  const { day: _, ...placed } = channel
  const key = hashOf([placed, discovery, ...[...pages, ...canaryPages].map(({ key }) => key)])
  return { key, channel, composition, pages, canary, canaryPages, discovery }
}
