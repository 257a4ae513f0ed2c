import { isPackage } from '@college/shared/contract/contract'
import { isFileName, manifestFile, type PackageName } from '@college/shared/contract/release-manifest'
import { z } from 'zod'
import { type Driver, notOurs } from './driver'
import { eachLimited, filesInParallel } from './each-limited'
import { integrityOf, sha256 } from './hash'
import { manifestIn, readJson } from './read-json'
import { Refusal } from './refusal'

/**
 * All files of a release with their hashes (SHA-256, hexadecimal). Written last: no seal, no release.
 */
export type Seal = z.infer<typeof seal>
const seal = z.strictObject({ files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)) })

/** Seals have a separate folder, so that one short listing names all releases. */
export const sealsPrefix = 'releases/seals/'
export const sealsOf = (name: PackageName) => `${sealsPrefix}${name}/`
export const sealKey = (name: PackageName, version: string) =>
  `${sealsOf(name)}${versionNamed(name, version)}.json`
export const releaseKey = (name: PackageName, version: string) =>
  `releases/${name}/${versionNamed(name, version)}/`

/** @throws Refusal when the version cannot be the name of a folder */
function versionNamed(name: PackageName, version: string) {
  if (isFileName(version)) return version
  throw new Refusal(
    `${name}: found the version '${version}', expected letters, digits, hyphens, underscores and dots within it.`,
  )
}

export const readSeal = (driver: Driver, name: PackageName, version: string): Promise<Seal | undefined> =>
  readJson(driver, sealKey(name, version), seal, mend(name))

export const storedPackages = async (driver: Driver): Promise<PackageName[]> => [
  ...new Set((await driver.list(sealsPrefix)).map(({ key }) => packageIn(driver, key))),
]

/** The stored versions of a package, newest first, with the time each was stored. */
export const storedReleases = async (driver: Driver, name: PackageName) =>
  (await driver.list(sealsOf(name)))
    .map(({ key, modified }) => ({ version: versionIn(driver, name, key), modified }))
    .sort((a, b) => b.modified.getTime() - a.modified.getTime())

/** @throws Refusal when a file among the seals belongs to no package */
function packageIn(driver: Driver, key: string): PackageName {
  const [, , name = '', file] = key.split('/')
  if (file && isPackage(name)) return name
  throw notOurs(driver, key, 'a seal of a release')
}

/** @throws Refusal when a file in the folder of the seals is not one */
function versionIn(driver: Driver, name: PackageName, key: string): string {
  const version = key.slice(sealsOf(name).length, -'.json'.length)
  if (isFileName(version) && key === sealKey(name, version)) return version
  throw notOurs(driver, key, 'a seal of a release')
}

/**
 * The manifest of a stored release.
 *
 * @throws Refusal when it is missing or invalid
 */
export async function readStored(driver: Driver, name: PackageName, version: string) {
  const bytes = await driver.read(releaseKey(name, version) + manifestFile)
  if (bytes) return manifestIn(bytes, `${name} ${version}: ${manifestFile}`, mend(name))
  const stored = (await storedReleases(driver, name)).map((release) => release.version)
  if (stored.includes(version))
    throw new Refusal(
      `${name} ${version}: found no ${manifestFile}, expected a whole release; ${mend(name)}.`,
    )
  throw new Refusal(
    `${name} ${version}: found no such release, expected one of ${stored.join(', ') || 'none, because nothing is stored'}.`,
  )
}

/**
 * Compares a stored release with its seal, and its manifest with its files, byte for byte.
 *
 * @returns the first fault found
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
  await eachLimited(Object.entries(sealed.files), filesInParallel, async ([file, hash]) => {
    const bytes = fault ? undefined : await driver.read(prefix + file)
    if (!bytes) fault ??= `lacks a file that it was released with (${file})`
    else if (sha256(bytes) !== hash)
      fault ??= `has a file with other bytes than it was released with (${file})`
  })
  return fault ?? manifestFault(await driver.read(prefix + manifestFile), sealed, name, version)
}

/** The first mismatch between manifest and files: a visitor's browser would refuse the file, or not find it. */
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
  if (!server || server === sha256(Buffer.alloc(0))) return 'has no server build, or an empty one'
  const wrong = Object.entries(manifest.files).find(([file, { integrity }]) => {
    const hash = files[`browser/${file}`]
    return !hash || integrity !== integrityOf(hash)
  })
  return wrong && `has no such file as its manifest names (${wrong[0]})`
}

/** How to repair a release that was altered. */
export const mend = (name: PackageName) => `release the same source again: npx college release ${name}`

const notAsReleased = (name: PackageName, version: string, fault: string) =>
  new Refusal(`${name} ${version}: ${fault}; expected it as it was released, so ${mend(name)}.`)

/** @throws Refusal when a release is not stored, for example after pruning */
export async function checkSealed(driver: Driver, name: PackageName, version: string): Promise<Seal> {
  const sealed = await readSeal(driver, name, version)
  if (sealed) return sealed
  throw notAsReleased(name, version, 'is not stored whole')
}

/** @throws Refusal when a stored release differs from what was released */
export async function checkWhole(driver: Driver, name: PackageName, version: string) {
  const fault = await faultIn(driver, name, version)
  if (fault) throw notAsReleased(name, version, fault)
}
