import { hash } from 'node:crypto'
import { join } from 'node:path'
import { manifestFile, type PackageName } from '@college/shared/contract/release-manifest'
import { z } from 'zod'
import { atOnce, filesAtOnce } from './at-once'
import { type Driver, isName, type Stored } from './driver'
import { isSameFolder } from './file-thread'
import { manifestIn } from './manifest'
import { Refusal } from './refusal'
import { readKey } from './shape'

/**
 * The list of all files of a release with their hashes (SHA-256, hexadecimal). It is written last: a release with a seal is
 * whole, and without one it is none.
 */
export type Seal = z.infer<typeof seal>
const seal = z.strictObject({ files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)) })

export const hashOf = (bytes: Buffer) => hash('sha256', bytes)

/** Seals lie apart from the releases, so that one short list says what is stored. */
export const sealsPrefix = 'releases/seals/'
export const sealsOf = (name: PackageName) => `${sealsPrefix}${name}/`
export const sealKey = (name: PackageName, version: string) =>
  `${sealsOf(name)}${versionNamed(name, version)}.json`
export const releaseKey = (name: PackageName, version: string) =>
  `releases/${name}/${versionNamed(name, version)}/`

/** @throws Refusal when a text is no version: it becomes the name of a folder */
function versionNamed(name: PackageName, version: string) {
  if (isName(version)) return version
  throw new Refusal(
    `${name}: found the version '${version}', expected letters, digits, hyphens, underscores and dots within it.`,
  )
}

/** Reads the seal of a release; undefined when there is no such release. */
export const readSeal = (driver: Driver, name: PackageName, version: string): Promise<Seal | undefined> =>
  readKey(driver, sealKey(name, version), seal, mend(name))

/** The versions of a package that are stored, newest first, and since when. */
export const storedReleases = async (driver: Driver, name: PackageName) =>
  releasesIn(await driver.list(sealsOf(name)), name)

/** The releases of a package in a list of seals, newest first. */
export const releasesIn = (seals: Stored[], name: PackageName) =>
  seals
    .filter(({ key }) => key.startsWith(sealsOf(name)))
    .map(({ key, modified }) => ({ version: key.slice(sealsOf(name).length, -'.json'.length), modified }))
    .sort((a, b) => b.modified.getTime() - a.modified.getTime())

/**
 * The manifest of a stored release.
 *
 * @throws Refusal when it is not there, or is no manifest
 */
export async function readStored(driver: Driver, name: PackageName, version: string) {
  const bytes = await driver.read(releaseKey(name, version) + manifestFile)
  if (bytes) return manifestIn(bytes, `${name} ${version}: ${manifestFile}`, mend(name))
  const stored = (await storedReleases(driver, name)).map((release) => release.version)
  throw new Refusal(
    `${name} ${version}: found no such release, expected one of ${stored.join(', ') || 'none, because nothing is stored'}.`,
  )
}

/** Seals a release as its files are now. */
export async function sealAsItIs(driver: Driver, name: PackageName, version: string) {
  const prefix = releaseKey(name, version)
  const files: Seal['files'] = {}
  for (const { key } of await driver.list(prefix))
    files[key.slice(prefix.length)] = hashOf((await driver.read(key)) ?? Buffer.alloc(0))
  await driver.writeOnce(sealKey(name, version), Buffer.from(JSON.stringify({ files })))
}

/**
 * Compares a stored release with its seal, and its manifest with its files, byte for byte.
 *
 * @returns what is wrong with it, first thing first
 */
export async function faultIn(
  driver: Driver,
  name: PackageName,
  version: string,
): Promise<string | undefined> {
  const sealed = await readSeal(driver, name, version)
  if (!sealed) return 'is not stored whole'
  const prefix = releaseKey(name, version)
  const extra = (await driver.list(prefix)).find(({ key }) => !(key.slice(prefix.length) in sealed.files))
  if (extra) return `has a file that it was not released with (${extra.key.slice(prefix.length)})`
  let fault: string | undefined
  await atOnce(Object.entries(sealed.files), filesAtOnce, async ([file, hash]) => {
    const bytes = fault ? undefined : await driver.read(prefix + file)
    if (!bytes) fault ??= `lacks a file that it was released with (${file})`
    else if (hashOf(bytes) !== hash)
      fault ??= `has a file with other bytes than it was released with (${file})`
  })
  return fault ?? manifestFault(await driver.read(prefix + manifestFile), sealed, name, version)
}

/** What a manifest says and the release does not have: visitors' browsers would refuse the file, or not find it. */
export function manifestFault(
  bytes: Buffer | undefined,
  { files }: Seal,
  name: PackageName,
  version: string,
) {
  if (!bytes) return `has no manifest (${manifestFile})`
  const manifest = manifestIn(bytes, `${name} ${version}: ${manifestFile}`, mend(name))
  if (manifest.name !== name || manifest.version !== version)
    return `has the manifest of ${manifest.name} ${manifest.version}`
  const server = files['server/server.cjs']
  if (!server || server === hashOf(Buffer.alloc(0))) return 'has no server build, or an empty one'
  const wrong = Object.entries(manifest.files).find(([file, { integrity }]) => {
    const hash = files[`browser/${file}`]
    return !hash || integrity !== `sha256-${Buffer.from(hash, 'hex').toString('base64')}`
  })
  return wrong && `has no such file as its manifest names (${wrong[0]})`
}

/** What to do about a release that is not as it was released. */
export const mend = (name: PackageName) => `release the same source again: npx college release ${name}`

/**
 * Checks a release in the folder of this machine: at once what compose loads, the rest meanwhile, in a thread.
 *
 * @returns what settles when all of it is checked
 * @throws Refusal when it is not what was released; so does what is returned
 */
export async function checkWhole(local: Driver, name: PackageName, version: string) {
  const prefix = releaseKey(name, version)
  const sealed = await readSeal(local, name, version)
  const refuseFault = async () => {
    const fault = await faultIn(local, name, version)
    if (fault)
      throw new Refusal(`${name} ${version}: ${fault}; expected it as it was released, so ${mend(name)}.`)
  }
  const files = sealed?.files ?? {}
  const loaded = Object.entries(files).filter(([file]) => !file.startsWith('browser/'))
  const read = await Promise.all(loaded.map(([file]) => local.read(prefix + file)))
  const isSame = read.every((bytes, index) => bytes && hashOf(bytes) === loaded[index]?.[1])
  if (!sealed || !isSame || manifestFault(await local.read(prefix + manifestFile), sealed, name, version))
    await refuseFault()
  const rest = isSameFolder({ folder: join(local.place, prefix), files }).then(async (same) => {
    if (!same) await refuseFault()
  })
  // Whoever waits for it hears of a fault; until then it is nobody's.
  rest.catch(() => {})
  return { rest }
}
