import { same } from '@college/shared/content/values'
import { manifestFile, type PackageName } from '@college/shared/contract/release-manifest'
import { eachLimited, filesInParallel } from './each-limited'
import { sha256 } from './hash'
import { Refusal } from './refusal'
import { checkSealed, checkWhole, manifestFault, mend, readSeal, releaseKey, sealKey } from './seal'
import type { Store } from './site-store'

/**
 * Downloads what this machine lacks of a release; checks every file of one that is about to become live.
 *
 * @throws Refusal when its files were altered, or it is about to become live and is not stored
 */
export async function fetchRelease(store: Store, name: PackageName, version: string, becomesLive: boolean) {
  const { driver, local } = store
  if (driver === local) return becomesLive ? checkWhole(local, name, version) : undefined
  const key = sealKey(name, version)
  const isHere = (await local.read(key)) !== undefined
  if (isHere && !becomesLive) return
  const sealed = await (becomesLive ? checkSealed : readSeal)(driver, name, version)
  if (!sealed) return
  // Repaired elsewhere, where the same text may be compressed into other bytes.
  const isSame = isHere && same(await readSeal(local, name, version).catch(() => undefined), sealed)
  if (isHere && !isSame) await local.remove([key])
  const prefix = releaseKey(name, version)
  const here = (await local.list(prefix)).map(({ key }) => key)
  await local.remove(here.filter((key) => !(key.slice(prefix.length) in sealed.files)))
  await fetchFiles(store, name, version, sealed.files)
  const fault = manifestFault(await local.read(prefix + manifestFile), sealed, name, version)
  if (fault) throw new Refusal(`${name} ${version}: ${fault}; ${mend(name)}.`)
  if (!isSame) await local.writeOnce(key, Buffer.from(JSON.stringify(sealed)))
}

/** Keys of fetched files by hash: releases of a package share most files, so each is downloaded once. */
const fetched = new Map<string, string>()

/** Downloads the files of a release that are missing or altered here. */
async function fetchFiles(
  { driver, local }: Store,
  name: PackageName,
  version: string,
  files: Record<string, string>,
) {
  await eachLimited(Object.entries(files), filesInParallel, async ([file, hash]) => {
    const key = releaseKey(name, version) + file
    const isSame = (bytes: Buffer | undefined) => bytes !== undefined && sha256(bytes) === hash
    const here = await local.read(key)
    if (isSame(here)) return
    if (here) await local.remove([key])
    const shared = fetched.get(hash)
    let bytes = shared ? await local.read(shared) : undefined
    if (!isSame(bytes)) bytes = await driver.read(key)
    if (!bytes || !isSame(bytes))
      throw new Refusal(
        `${name} ${version}: ${file} is ${bytes ? 'not as it was released' : 'not in the store'}; ${mend(name)}.`,
      )
    await local.writeOnce(key, bytes)
    fetched.set(hash, key)
  })
}
