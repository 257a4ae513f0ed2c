import { manifestFile, type PackageName } from '../../../shared/contract/release-manifest'
import type { Store } from '../release/store'
import { atOnce, filesAtOnce } from './at-once'
import { Refusal } from './refusal'
import { checkWhole, hashOf, manifestFault, readSeal, releaseKey, sealKey } from './seal'

/**
 * Has a release on this machine, as compose needs it: fetches what is missing. Each file is checked as it arrives, and
 * all of them when the release is about to become live.
 *
 * @param checks gets what goes on meanwhile: a release is refused when it rejects
 * @returns whether there is such a release
 * @throws Refusal when it is not what was released
 */
export async function onThisMachine(
  store: Store,
  name: PackageName,
  version: string,
  becomesLive: boolean,
  checks: Promise<unknown>[] = [],
) {
  const { driver, local } = store
  if (driver === local) {
    if (becomesLive) checks.push((await checkWhole(local, name, version)).rest)
    return true
  }
  const key = sealKey(name, version)
  if (!becomesLive && (await local.read(key))) return true
  const sealed = await readSeal(driver, name, version)
  if (!sealed) return false
  const prefix = releaseKey(name, version)
  await atOnce(Object.entries(sealed.files), filesAtOnce, async ([file, hash]) => {
    const here = await local.read(prefix + file)
    if (here && hashOf(here) === hash) return
    if (here) await local.remove([prefix + file])
    const same = fetched.get(hash)
    const bytes = same ? await local.read(same) : await driver.read(prefix + file)
    if (!bytes || hashOf(bytes) !== hash)
      throw new Refusal(
        `${name} ${version}: ${file} is ${bytes ? 'not as it was released' : 'not in the store'}; release the same source again: npm run release -- ${name}.`,
      )
    await local.writeOnce(prefix + file, bytes)
    fetched.set(hash, prefix + file)
  })
  const fault = manifestFault(await local.read(prefix + manifestFile), sealed, name, version)
  if (fault) throw new Refusal(`${name} ${version}: ${fault}; release it again: npm run release -- ${name}.`)
  await local.writeOnce(key, Buffer.from(JSON.stringify(sealed)))
  return true
}

/** Where a file is on this machine, by its hash: releases of a package share most of theirs, and ask for each once. */
const fetched = new Map<string, string>()
