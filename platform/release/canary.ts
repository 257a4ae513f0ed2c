import type { PackageName } from '@college/shared/contract/release-manifest'
import { type Channel, liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal, type Store } from '../store/site-store'
import { changeChannel, type Outcome } from './put-live'

/**
 * Serves another release of a section to a share of visitors (percent), or changes the canary's share.
 *
 * @throws Refusal when another section has a canary, or the release is live already
 */
export function startCanary(
  store: Store,
  section: PackageName,
  version: string,
  share: number,
  why?: string,
): Promise<Outcome> {
  const change = (channel: Channel): Channel => {
    const running = channel.canary
    if (section === 'shell')
      throw new Refusal(
        'shell: a canary of the shell would be another site; expected a section. Look at it in the preview, and release it to everybody.',
      )
    if (running && running.section !== section)
      throw new Refusal(
        `${section}: ${running.section} has a canary already (${running.share} % of visitors); expected one at a time. Promote it or roll it back first.`,
      )
    if (!liveVersion(channel, section))
      throw new Refusal(
        `${section}: no release is live in whose place visitors could get this one; expected it for everybody: npx college release ${section}.`,
      )
    if (liveVersion(channel, section) === version)
      throw new Refusal(
        `${section} ${version}: is live for everybody already; expected another release as a canary.`,
      )
    const since = running?.version === version ? running.since : new Date().toISOString()
    return { ...channel, canary: { version, since, section, share } }
  }
  return changeChannel(store, 'production', change, why)
}

/** Ends the canary of a section: everybody gets the live release. */
export function endCanary(store: Store, section: PackageName, why?: string): Promise<Outcome> {
  const change = (channel: Channel): Channel => {
    const { canary, ...others } = channel
    return canary?.section === section ? others : channel
  }
  return changeChannel(store, 'production', change, why)
}

export async function canaryVersion(store: Store, section: PackageName): Promise<string | undefined> {
  const { canary } = await readChannel(store)
  return canary?.section === section ? canary.version : undefined
}
