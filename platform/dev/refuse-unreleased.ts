import type { Section } from '@college/shared/contract'
import { sectionsOf } from '@college/shared/preset/checkout'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal, type Store } from '../store/site-store'

/** @throws Refusal when a section is to come neither from source nor from a release */
export async function refuseUnreleased(root: string, store: Store, fromSource: Section[]) {
  const channel = await readChannel(store)
  const missing = sectionsOf(root).filter((name) => !fromSource.includes(name) && !liveVersion(channel, name))
  if (missing.length)
    throw new Refusal(
      `${missing.join(', ')}: not released here yet, so it cannot come from a release; run npm start once, or name it too.`,
    )
}
