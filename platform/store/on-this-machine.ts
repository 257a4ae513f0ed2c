import { join } from 'node:path'
import { manifestFile, type PackageName } from '@college/shared/contract/release-manifest'
import { atOnce, filesAtOnce } from './at-once'
import { isSameFolder } from './file-thread'
import { Refusal } from './refusal'
import { checkWhole, hashOf, manifestFault, mend, readSeal, releaseKey, type Seal, sealKey } from './seal'
import type { Store } from './store'

/** A file on this machine was not as it was released. It is now: whoever has read it begins again. */
export class Mended extends Refusal {}

/**
 * Has a release on this machine, as compose needs it: fetches what is missing. Each file is checked as it arrives, and
 * all of them when the release is about to become live.
 *
 * @param checks gets what goes on meanwhile: a release is refused when it rejects
 * @throws Refusal when it is not what was released, or is about to become live and is not stored
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
    return
  }
  const key = sealKey(name, version)
  const isHere = (await local.read(key)) !== undefined
  if (isHere && !becomesLive) return
  const sealed = await readSeal(driver, name, version)
  if (!sealed && becomesLive)
    throw new Refusal(
      `${name} ${version}: is not stored whole; expected it as it was released, so ${mend(name)}.`,
    )
  if (!sealed) return
  // Compose loads these at once; of a release that was here before, the thread reads the others meanwhile.
  const isDue = (file: string) => !isHere || !file.startsWith('browser/')
  await fetchFiles(
    store,
    name,
    version,
    Object.entries(sealed.files).filter(([file]) => isDue(file)),
  )
  const prefix = releaseKey(name, version)
  const fault = manifestFault(await local.read(prefix + manifestFile), sealed, name, version)
  if (fault) throw new Refusal(`${name} ${version}: ${fault}; ${mend(name)}.`)
  if (!isHere) return void (await local.writeOnce(key, Buffer.from(JSON.stringify(sealed))))
  const rest = checkRest(store, name, version, sealed)
  // Whoever waits for it hears of a fault; until then it is nobody's.
  rest.catch(() => {})
  checks.push(rest)
}

/** @throws Mended when a file was not as it was released */
async function checkRest(store: Store, name: PackageName, version: string, { files }: Seal) {
  const { local } = store
  const prefix = releaseKey(name, version)
  if (await isSameFolder({ folder: join(local.place, prefix), files })) return
  const here = (await local.list(prefix)).map(({ key }) => key)
  await local.remove(here.filter((key) => !(key.slice(prefix.length) in files)))
  await fetchFiles(store, name, version, Object.entries(files))
  throw new Mended(
    `${name} ${version}: was not on this machine as it was released, and is now; run the command again.`,
  )
}

/** Where a file is on this machine, by its hash: releases of a package share most of theirs, and ask for each once. */
const fetched = new Map<string, string>()

/** Fetches those of these files that are not here as they were released. */
async function fetchFiles(
  { driver, local }: Store,
  name: PackageName,
  version: string,
  files: [file: string, hash: string][],
) {
  await atOnce(files, filesAtOnce, async ([file, hash]) => {
    const key = releaseKey(name, version) + file
    const isSame = (bytes: Buffer | undefined) => bytes !== undefined && hashOf(bytes) === hash
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
