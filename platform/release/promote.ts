import type { PackageName } from '@college/shared/contract/release-manifest'
import { type Channel, liveVersion, packagesIn, withoutPackage } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal, refusalIn } from '../store/refusal'
import type { Store } from '../store/site-store'
import { canaryVersion } from './canary'
import { changeChannel, type Outcome, type Proof, putLive } from './put-live'

/**
 * The release that a promotion makes live: the section's release in the preview, or its canary.
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

/** How often to prove a change: production may change meanwhile. */
const mostProofs = 3

/**
 * Makes releases live for everybody, in one change, and removes them from the preview.
 *
 * @param prove judges exactly the site that becomes live
 * @returns also a sentence when they could not be removed from the preview, and why
 * @throws Refusal when the proof fails, or production changes during each proof
 */
export async function promote(
  store: Store,
  versions: Record<PackageName, string>,
  why?: string,
  prove?: Proof,
): Promise<Outcome & { preview: string | undefined }> {
  let proofs = 0
  const proved: Proof = async (candidate) => {
    if (proofs++ === mostProofs)
      throw new Refusal(
        `production has changed ${mostProofs} times while this was proved; expected a quieter moment, so promote it again.`,
      )
    await prove?.(candidate)
  }
  const outcome = await putLive(store, versions, 'production', why, prove && proved)
  return { ...outcome, preview: await clearPreview(store, Object.keys(versions), why) }
}

/** Does not throw: the release is live, even when the rest of the preview does not fit it. */
async function clearPreview(store: Store, sections: PackageName[], why?: string) {
  const preview = await readChannel(store, 'preview')
  if (!sections.some((section) => liveVersion(preview, section))) return
  try {
    await leavePreview(store, sections, why)
  } catch (error) {
    return `The preview still has its own ${sections.join(', ')}, because what is left in it does not fit what is live: ${refusalIn(error)} npx college rollback ${packagesIn(preview).join(' ')} --channel preview empties it.`
  }
}

/**
 * Removes sections from the preview, in one change: it then shows their live releases.
 *
 * @throws Refusal when the rest of the preview does not fit what is live
 */
export function leavePreview(store: Store, sections: PackageName[], why?: string): Promise<Outcome> {
  const change = (channel: Channel): Channel => {
    const own = sections.filter((section) => liveVersion(channel, section))
    if (!own.length) return channel
    const others = own.reduce(withoutPackage, channel)
    // With no release of its own left, the preview mirrors production again: drop its facts.
    return packagesIn(others).length ? others : { releases: {} }
  }
  return changeChannel(store, 'preview', change, why)
}
