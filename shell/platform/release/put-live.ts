import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChannelName } from '../../../shared/contract/composition'
import type { PackageName, ReleaseManifest } from '../../../shared/contract/release-manifest'
import { compose } from '../compose/compose'
import { comparisonWithServed, switchTo, writeSite } from '../compose/publish'
import {
  type Channel,
  composedFrom,
  namedVersions,
  placed,
  readChannel,
  storeOf,
  writeChannel,
} from './channel'
import { compressed, isText } from './compress'
import { withLock } from './lock'
import { packages, Refusal, releaseFolder, type Store, storedVersions } from './store'

/** Releases of each package that stay in the store although no channel names them: one may be promoted yet. */
const keptReleases = 5

/** Copies a built package into the store under its version; a version that is there already is left alone. */
export async function storeRelease(
  store: Store,
  dist: string,
  { name, version, files }: ReleaseManifest,
): Promise<void> {
  const folder = releaseFolder(store, name, version)
  if (existsSync(folder)) return
  // Made under another name first: an interrupted copy never looks like a release.
  const draft = join(dirname(folder), `.draft-${randomUUID()}`)
  mkdirSync(dirname(folder), { recursive: true })
  cpSync(dist, draft, { recursive: true })
  await Promise.all(
    Object.keys(files)
      .filter(isText)
      .map(async (file) => {
        const path = join(draft, 'browser', file)
        for (const [ending, bytes] of await compressed(readFileSync(path)))
          writeFileSync(path + ending, bytes)
      }),
  )
  renameSync(draft, folder)
}

/** What a change of a channel has done. */
export type Outcome = { pages: number; changed: boolean }

/** Makes releases live in a channel and composes its site with them. */
export const putLive = (
  store: Store,
  releases: Partial<Record<PackageName, string>>,
  name: ChannelName = 'production',
): Promise<Outcome> => changeChannel(store, name, (channel) => placed(channel, releases))

/**
 * Changes a channel and composes its site.
 *
 * The order makes it safe to be interrupted anywhere: the site is composed and written beside the one that is
 * served, then the channel says what is live, then one rename serves it. Whatever is missing after an
 * interruption, the next command does.
 *
 * @param change gives the channel as it shall be; it gets it as it is once nobody else can change it
 * @throws Refusal when the releases do not fit together; the channel and what is served stay as they were
 */
export function changeChannel(
  store: Store,
  name: ChannelName,
  change: (channel: Channel) => Channel,
): Promise<Outcome> {
  return withLock(store, async () => {
    const channel = readChannel(store, name)
    const next = change(channel)
    const changed = next !== channel
    const from = composedFrom(store, next, name)
    const own = storeOf(store, name)
    let pages = 0
    const folder = await writeSite(own, from, async (files) => {
      pages = await compose(own, from, name, files)
    })
    writeChannel(store, next, name)
    switchTo(own, folder)
    for (const name of packages) prune(store, name)
    return { pages, changed }
  })
}

/** The version that a rollback of a package leads to: the one named, or the one that was live before. */
export function versionBefore(store: Store, name: PackageName, version?: string): string {
  const history = readChannel(store)[name] ?? []
  const stored = storedVersions(store, name)
  const wanted = version ?? history.slice(1).find((placement) => stored.includes(placement.version))?.version
  if (!wanted) throw new Refusal(`${name}: there is no release before the live one to go back to.`)
  if (!stored.includes(wanted))
    throw new Refusal(`${name} ${wanted}: found no such release, expected one of ${stored.join(', ')}.`)
  return wanted
}

/** The files that would read otherwise than they do now: after a change of the site configuration. */
export async function compareWithServed(store: Store, channel: Channel, name: ChannelName) {
  const { files, differing } = comparisonWithServed(store)
  const pages = await compose(store, channel, name, files)
  return { pages, differing: [...differing] }
}

/** Removes releases that are neither recent nor in a channel: nobody can ask for them any more. */
function prune(store: Store, name: PackageName) {
  const named = namedVersions(store, name)
  for (const version of storedVersions(store, name).slice(keptReleases))
    if (!named.has(version)) rmSync(releaseFolder(store, name, version), { recursive: true, force: true })
}
