import type { PackageName } from '@college/shared/contract/release-manifest'
import { liveVersion, packagesIn, withoutPackage } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal, refusalIn } from '../store/refusal'
import type { Store } from '../store/site-store'
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
 * @returns also, in a sentence, why the preview still has something of its own for them
 * @throws Refusal when it must not be live, or production changes each time while it is judged
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

/** What was promoted is live, also when the rest of the preview does not fit it. */
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
 * Takes sections out of the preview, in one change: it then shows them as they are live.
 *
 * @throws Refusal when what is left in it does not fit what is live
 */
export const leavePreview = (store: Store, sections: PackageName[], why?: string): Promise<Outcome> =>
  changeChannel(
    store,
    'preview',
    (channel) => {
      const own = sections.filter((section) => liveVersion(channel, section))
      if (!own.length) return channel
      const others = own.reduce(withoutPackage, channel)
      // With the last release of its own it loses its own site facts: it is production again.
      return packagesIn(others).length ? others : { releases: {} }
    },
    why,
  )
