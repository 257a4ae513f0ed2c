import { type Section, sections } from '@college/shared/contract'
import { readChannel } from '../store/log'
import { Refusal, type Store } from '../store/site-store'

/** @throws Refusal when a section is to come neither from source nor from a release */
export async function refuseUnreleased(store: Store, fromSource: Section[]) {
  const channel = await readChannel(store)
  const missing = sections.filter((name) => !fromSource.includes(name) && !channel[name]?.length)
  if (missing.length)
    throw new Refusal(
      `${missing.join(', ')}: not released here yet, so it cannot come from a release; run npm start once, or name it too.`,
    )
}
