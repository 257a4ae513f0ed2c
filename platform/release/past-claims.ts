import type { ChannelName } from '@college/shared/contract/composition'
import { liveVersion, packagesIn } from '../store/channel'
import { effectiveChannel, readChannel } from '../store/log'
import { readStored } from '../store/seal'
import type { Store } from '../store/site-store'
import { today } from '../store/today'

/** The claims of a channel's releases that held until a day before today, a sentence each. */
export async function pastClaims(store: Store, name: ChannelName = 'production'): Promise<string[]> {
  const channel = await effectiveChannel(store, await readChannel(store, name), name)
  const now = today()
  const lists = await Promise.all(
    packagesIn(channel).map(async (owner) => {
      const { until = [] } = await readStored(store.driver, owner, liveVersion(channel, owner) ?? '')
      return until.flatMap(({ day, claim }) => (claim && day < now ? [{ day, claim }] : []))
    }),
  )
  return lists.flat().map(({ day, claim }) => {
    const isShown = channel.day !== undefined && channel.day <= day
    return `${claim}: held until ${day}; ${isShown ? 'the site still shows it, npx college compose takes it down' : 'its page says whom to ask instead'}.`
  })
}
