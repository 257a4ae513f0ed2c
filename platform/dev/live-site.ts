import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Section } from '@college/shared/contract'
import { folderOf } from '@college/shared/preset/checkout'
import { stringify } from 'yaml'
import { buildPackages, builtFromSource, sourceFingerprint, storeBuilt } from '../release/build'
import { changeChannel } from '../release/put-live'
import { factsFile } from '../release/site-facts'
import { packagesIn, placed } from '../store/channel'
import type { Driver } from '../store/driver'
import { folderDriver } from '../store/folder'
import { readChannel } from '../store/log'
import { readSite } from '../store/read-site'
import { Refusal, refusalIn } from '../store/refusal'
import { type Store, storeIn } from '../store/site-store'

/**
 * Composes the live site on this machine, with one section from source and all others as they are live. Only
 * reads the live store.
 *
 * @returns a store on this machine; its `public` is the site
 * @throws Refusal when nothing is live there, or the section does not build or does not fit the live releases
 */
export async function liveSiteWith(root: string, section: Section, live: Store): Promise<Store> {
  const channel = await readChannel(live)
  if (!channel.facts)
    throw new Refusal(
      `${live.driver.place}: found no live site, expected the store of one; SITE_STORE names it.`,
    )
  // No copy of a bucket, all of which are beside it, can have this name.
  const folder = join(root, '.cache/_start')
  // A release in another terminal builds in the usual folder.
  process.env.COLLEGE_BUILD_FOLDER = '.cache/_start/dist'
  const store = {
    ...storeIn(folder, aside(live.driver, folderDriver(folder))),
    site: join(folder, 'site.yaml'),
  }
  const facts = await factsFile({ ...store, driver: live.driver }, channel.facts)
  // Messages from here must not reach the college, nor its count of visits; all files are local.
  const { email, measure, origins, ...site } = readSite(facts)
  mkdirSync(folder, { recursive: true })
  writeFileSync(store.site, stringify(site))

  if (!builtFromSource(root, section)) {
    console.log(`Building ${section} …`)
    await buildPackages(root, [section])
  }
  const version = await storeBuilt(store, folderOf(root, section))
  // Drop earlier releases: no open tab here requests them.
  const releases = packagesIn(channel).map((name) => [name, channel.releases[name]?.slice(0, 1)])
  const { pages } = await changeChannel(store, 'production', () =>
    placed({ releases: Object.fromEntries(releases) }, { [section]: version }),
  )
  console.log(`Composed ${pages} pages: ${section} from source, the others as they are live.`)
  return store
}

/** A store that reads releases from another one and writes only into its own folder. */
const aside = (other: Driver, own: Driver): Driver => ({
  ...own,
  read: async (key) => (await own.read(key)) ?? (key.startsWith('releases/') ? other.read(key) : undefined),
})

/** Composes again whenever the section's source changes. Never resolves. */
export async function followSource(root: string, section: Section, live: Store): Promise<never> {
  for (let tried = ''; ; await pause(1_000)) {
    const now = sourceFingerprint(root, section)
    if (now === tried || builtFromSource(root, section)) continue
    tried = now
    try {
      await liveSiteWith(root, section, live)
      console.log('Reload the page to see it.')
    } catch (error) {
      // The last composed site is still served.
      console.error(refusalIn(error))
    }
  }
}
