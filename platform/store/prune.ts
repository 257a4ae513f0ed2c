import { channelNames } from '@college/shared/contract/composition'
import { isPackage, type PackageName } from '@college/shared/contract/contract'
import { isFileName } from '@college/shared/contract/release-manifest'
import { packagesKept, versionsIn } from './channel'
import type { Driver, Stored } from './driver'
import { listEntries, readHead, readListed, refuseUnknownChannels } from './log'
import { releaseKey, sealKey } from './seal'
import type { Store } from './site-store'

const day = 86_400_000

export type Release = { name: PackageName; version: string }

/**
 * Removes incomplete releases, and those that no composition of the last `days` has live or as a rollback.
 * Keeps anything younger than a day, which may be about to become live.
 *
 * Ages are measured in the store's clock, up to production's last change; this machine's clock may be wrong.
 */
export async function prune({ driver, local }: Store, days: number): Promise<Release[]> {
  await refuseUnknownChannels(driver)
  const [newest] = await listEntries(driver, 'production', 1)
  if (!newest) return []
  const now = newest.modified.getTime()
  const needed = await neededSince(driver, now - days * day)
  const isOld = ({ modified }: Stored) => modified.getTime() < now - day
  const removed: Release[] = []
  for (const [id, files] of filesByRelease(await driver.list('releases/'))) {
    const [name = '', version = ''] = id.split('/')
    if (needed.has(id) || !files.every(isOld)) continue
    if (!(await removeUnlessLive(driver, { name, version }))) continue
    if (local !== driver) await removeFiles(local, { name, version })
    removed.push({ name, version })
  }
  // Drafts of killed processes.
  await driver.remove([])
  return removed
}

/** Every release that a composition has named since then, including the composition live at that moment. */
async function neededSince(driver: Driver, since: number): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const channel of channelNames)
    for (const entry of await listEntries(driver, channel)) {
      const { channel: placed } = await readListed(driver, channel, entry)
      for (const name of packagesKept(placed))
        for (const version of versionsIn(placed, name)) needed.add(`${name}/${version}`)
      if (entry.modified.getTime() < since) break
    }
  return needed
}

/** All stored files by `<name>/<version>`: a release's files and its seal, or what is left of them. */
function filesByRelease(stored: Stored[]): Map<string, Stored[]> {
  const releases = new Map<string, Stored[]>()
  for (const file of stored) {
    const id = idIn(file.key)
    if (id) releases.set(id, [...(releases.get(id) ?? []), file])
  }
  return releases
}

/** The release that a file belongs to; what is not named as a release's file is not ours. */
function idIn(key: string): string | undefined {
  const [, name = '', version = ''] =
    /^releases\/seals\/([^/]+)\/([^/]+)\.json$/.exec(key) ??
    /^releases\/(?!seals\/)([^/]+)\/([^/]+)\//.exec(key) ??
    []
  return isPackage(name) && isFileName(version) ? `${name}/${version}` : undefined
}

/** Removes a release, unless a command that read its seal has made it live meanwhile. */
async function removeUnlessLive(driver: Driver, release: Release): Promise<boolean> {
  const key = sealKey(release.name, release.version)
  const seal = await driver.read(key)
  await driver.remove([key])
  for (const channel of channelNames) {
    const { channel: placed } = await readHead(driver, channel)
    if (!versionsIn(placed, release.name).includes(release.version)) continue
    if (seal) await driver.writeOnce(key, seal)
    return false
  }
  await removeFiles(driver, release)
  return true
}

/** Removes the seal first: if this is interrupted, the rest is not a release. */
async function removeFiles(driver: Driver, { name, version }: Release) {
  await driver.remove([sealKey(name, version)])
  await driver.remove((await driver.list(releaseKey(name, version))).map(({ key }) => key))
}
