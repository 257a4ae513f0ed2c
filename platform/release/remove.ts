import { formsSection } from '@college/shared/contract'
import { type Channel, liveVersion, withoutPackage } from '../store/channel'
import { Refusal, type Store } from '../store/site-store'
import { changeChannel, type Outcome } from './put-live'

/**
 * Removes a section from the site. Its releases stay in the store.
 *
 * @throws Refusal when it is not live, or a link points to one of its pages; the site stays as it was
 */
export function removeSection(store: Store, name: string, why?: string): Promise<Outcome> {
  const change = (channel: Channel): Channel => {
    if (name === 'shell' || name === formsSection)
      throw new Refusal(`${name}: is part of every page, expected a section that the site can do without.`)
    if (!liveVersion(channel, name))
      throw new Refusal(`${name}: is not live; npx college status lists what is.`)
    return withoutPackage(channel, name)
  }
  return changeChannel(store, 'production', change, why)
}
