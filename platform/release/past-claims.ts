import type { ChannelName } from '@college/shared/contract/composition'
import { effectiveChannel, readChannel } from '../store/log'
import { readStored } from '../store/seal'
import { packages, type Store } from '../store/site-store'
import { today } from '../store/today'

/** The claims of a channel's releases that held until a day before today, a sentence each. */
export async function pastClaims(store: Store, name: ChannelName = 'production'): Promise<string[]> {
  const channel = await effectiveChannel(store, await readChannel(store, name), name)
  const now = today()
  const lists = await Promise.all(
    packages.map(async (owner) => {
      const version = channel[owner]?.[0]?.version
      if (!version) return []
      const { until = [] } = await readStored(store.driver, owner, version)
      return until.flatMap(({ day, claim }) => (claim && day < now ? [{ day, claim }] : []))
    }),
  )
  return lists.flat().map(({ day, claim }) => {
    const isShown = channel.day !== undefined && channel.day <= day
    return `${claim}: held until ${day}; ${isShown ? 'the site still shows it, npx college compose takes it down' : 'its page says whom to ask instead'}.`
  })
}
