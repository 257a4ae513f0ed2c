import type { Composition } from '@college/shared/contract/composition'
import type { Canary, Channel } from '../store/channel'
import { Refusal } from '../store/refusal'
import { joinReleases } from './join-releases'
import type { Releases } from './releases'

/** The canary of a channel, and the site as it would be if everybody had it. */
export type CanaryPart = Canary & { composition: Composition }

/**
 * The canary that a share of visitors gets.
 *
 * Its pages must be the live ones': a page that only some visitors can open would be a broken link in their
 * messages to the others.
 *
 * @throws Refusal when it does not fit together with the live releases, or has other pages
 */
export function canaryOf(releases: Releases, channel: Channel, live: Composition): CanaryPart | undefined {
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
