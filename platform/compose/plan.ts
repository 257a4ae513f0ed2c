import type { ChannelName, Composition } from '@college/shared/contract/composition'
import type { SiteConfig } from '@college/shared/contract/site-config'
import type { Canary, Channel } from '../store/channel'
import { hashOf } from '../store/hash'
import { Refusal } from '../store/refusal'
import { discoveryFiles } from './discovery'
import { joinReleases, type Releases } from './join-releases'
import { type PlannedPage, planPages } from './page-source'

type SiteSource = { channel: Channel; name: ChannelName; site: SiteConfig; releases: Releases }

/** The canary of a channel, and the site as if everybody had it. */
export type CanaryPart = Canary & { composition: Composition }

/** Everything known from the releases before rendering a page. Plain data. */
export type SitePlan = {
  /** Hash of everything that the site is composed of: equal keys mean equal sites. */
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
 * Joins the live releases of a channel and lists what the site consists of.
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
  // The day is already part of the pages' keys, as far as it changes them.
  const { day: _, ...placed } = channel
  const key = hashOf([placed, discovery, ...[...pages, ...canaryPages].map(({ key }) => key)])
  return { key, channel, composition, pages, canary, canaryPages, discovery }
}

/**
 * The canary that a share of visitors gets.
 *
 * Its pages must be the live ones': others would be broken links when canary visitors share them.
 *
 * @throws Refusal when it does not fit together with the live releases, or has other pages
 */
function canaryOf(releases: Releases, channel: Channel, live: Composition): CanaryPart | undefined {
  const { canary } = channel
  if (!canary) return
  const { section, version } = canary
  const composition = joinReleases(
    releases,
    { ...channel, releases: { ...channel.releases, [section]: [canary] } },
    live.site,
    live.channel,
  )
  const [own, others] = [pathsOf(composition, section), pathsOf(live, section)]
  const differing = [...own, ...others].filter((path) => !own.includes(path) || !others.includes(path))
  if (differing.length)
    throw new Refusal(
      `${section} ${version}: as a canary it would have other pages than the live release (${differing.join(', ')}); expected the same pages. Release it to everybody, or to the preview.`,
    )
  return { ...canary, composition }
}

const pathsOf = ({ pages }: Composition, section: string) =>
  pages.filter(({ owner }) => owner === section).map(({ path }) => path)
