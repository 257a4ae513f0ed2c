import { basename } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import { removeSite, servedSite } from '../site/composed-sites'
import { addedFiles, damagedAssets } from '../site/intact'
import { differingFiles } from '../site/switch-site'
import { writeSite } from '../site/write-site'
import { storeOf, today } from '../store/channel'
import { effectiveChannel, readChannel } from '../store/log'
import type { Store } from '../store/site-store'
import { fetchReleases } from './put-live'

/** The files that a compose would change, as after a change of the site configuration. Changes nothing. */
export async function wouldChange(store: Store, name: ChannelName): Promise<string[]> {
  const own = storeOf(store, name)
  const channel = await effectiveChannel(store, await readChannel(store, name), name)
  await fetchReleases(own, channel)
  const { folder } = await writeSite(own, { ...channel, day: today() }, name)
  const damaged = (await damagedAssets(own)).filter(
    ({ isMendable }) => isMendable || own.driver !== own.local,
  )
  const names = [...damaged.map(({ name }) => name), ...(await addedFiles(own))]
  if (basename(folder) === servedSite(own)) return names
  const all = new Set([...names, ...differingFiles(own, folder)])
  removeSite(own, basename(folder))
  return [...all]
}
