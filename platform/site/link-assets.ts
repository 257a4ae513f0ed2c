import { join } from 'node:path'
import { type Channel, versionsIn } from '../store/channel'
import { linkFiles } from '../store/file-thread'
import { packages, releaseFolder, type Store } from '../store/store'

/**
 * The files of the live releases and of those before, as links. With the releases before, a tab that was opened then
 * still finds its scripts. The history may name a release that has been removed from the store by hand.
 */
export const linkAssets = (store: Store, folder: string, channel: Channel) =>
  packages.flatMap((name) =>
    versionsIn(channel, name).map((version) =>
      linkFiles({
        from: join(releaseFolder(store, name, version), 'browser'),
        to: join(folder, 'assets', name),
      }),
    ),
  )
