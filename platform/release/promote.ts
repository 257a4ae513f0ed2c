import type { PackageName } from '@college/shared/contract/release-manifest'
import { liveVersion, packagesIn, withoutPackage } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal, type Store } from '../store/site-store'
import { canaryVersion } from './canary'
import { changeChannel, type Outcome, type Proof, putLive } from './put-live'

/**
 * The release that a promotion makes live: the section's one in the preview, or its canary.
 *
 * @throws Refusal when there is none, or when the two differ
 */
export async function promotable(store: Store, section: PackageName): Promise<string> {
  const preview = liveVersion(await readChannel(store, 'preview'), section)
  const canary = await canaryVersion(store, section)
  if (preview && canary && preview !== canary)
    throw new Refusal(
      `${section}: the preview has ${preview} and the canary is ${canary}, expected one release to promote; take one back: npx college rollback ${section} [--channel preview].`,
    )
  const version = preview ?? canary
  if (version) return version
  throw new Refusal(
    `${section}: found it neither in the preview nor as a canary; expected npx college release ${section} --channel preview before.`,
  )
}

/** How often a change is proved: production may have changed meanwhile. */
const mostProofs = 3

/**
 * Makes releases live for everybody, in one change. The preview then has nothing of its own for these sections any more.
 *
 * @param prove judges the very site that becomes live
 * @throws Refusal when it must not be live, or production changes each time while it is judged
 */
export async function promote(
  store: Store,
  versions: Record<PackageName, string>,
  why?: string,
  prove?: Proof,
): Promise<Outcome> {
  let proofs = 0
  const proved: Proof = async (candidate) => {
    if (proofs++ === mostProofs)
      throw new Refusal(
        `production has changed ${mostProofs} times while this was proved; expected a quieter moment, so promote it again.`,
      )
    await prove?.(candidate)
  }
  const outcome = await putLive(store, versions, 'production', why, prove && proved)
  for (const section of Object.keys(versions))
    if (liveVersion(await readChannel(store, 'preview'), section)) await leavePreview(store, section, why)
  return outcome
}

/** Takes a section out of the preview, which then shows it as it is live. */
export const leavePreview = (store: Store, section: PackageName, why?: string): Promise<Outcome> =>
  changeChannel(
    store,
    'preview',
    (channel) => {
      if (!liveVersion(channel, section)) return channel
      const others = withoutPackage(channel, section)
      // With the last release of its own it loses its own site facts: it is production again.
      return packagesIn(others).length ? others : { releases: {} }
    },
    why,
  )
