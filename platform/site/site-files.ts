import { chmodSync, linkSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { same } from '@college/shared/content/values'
import { isFileName, type PackageName } from '@college/shared/contract/release-manifest'
import { forms } from '../compose/page-file'
import { type Channel, packagesKept, versionsIn } from '../store/channel'
import { compressed, type Effort, isText } from '../store/compress'
import { integrityOf, sha256 } from '../store/hash'
import { orNothing } from '../store/or-nothing'
import { readPlain } from '../store/read-plain'
import { readSeal } from '../store/seal'
import { readRelease, releaseFolder, type Store } from '../store/site-store'

/** A file that a site has from a release: where it lies there, and its hash as in an `integrity` attribute. */
type ReleasedFile = { owner: PackageName; version: string; from: string; integrity: string }

/**
 * The files of a site that are releases', by name, compressed forms included: those of the live releases, of the
 * canary, and of earlier ones, whose scripts open tabs still request.
 */
export async function releasedFiles(store: Store, channel: Channel): Promise<Map<string, ReleasedFile>> {
  const files = new Map<string, ReleasedFile>()
  for (const owner of packagesKept(channel))
    for (const version of versionsIn(channel, owner))
      for (const [file, integrity] of await filesFor(store, owner, version)) {
        const name = `assets/${owner}/${file}`
        const from = join(releaseFolder(store, owner, version), 'browser', file)
        // A release that has lost a file may share it with another.
        const known = files.get(name)
        if (!known || (!isFile(known.from) && isFile(from)))
          files.set(name, { owner, version, from, integrity })
      }
  return files
}

/** A release's files for browsers. The history may name one that is no longer stored: it has no seal. */
async function filesFor(store: Store, owner: PackageName, version: string): Promise<[string, string][]> {
  const sealed = await readSeal(store.local, owner, version).catch(() => undefined)
  const part = 'browser/'
  if (sealed)
    return Object.entries(sealed.files)
      .filter(([file]) => file.startsWith(part) && isFileName(file.slice(part.length)))
      .map(([file, hash]) => [file.slice(part.length), integrityOf(hash)])
  // While a release is being repaired it has no seal either.
  const manifest = orNothing(() => readRelease(store, owner, version))
  return Object.entries(manifest?.files ?? {}).map(([file, { integrity }]) => [file, integrity])
}

/** Not a symbolic link, which could point anywhere. */
const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Links the files of releases into a site. */
export async function linkAssets(store: Store, folder: string, channel: Channel) {
  for (const owner of packagesKept(channel)) mkdirSync(join(folder, 'assets', owner), { recursive: true })
  for (const [name, { from, integrity }] of await releasedFiles(store, channel)) {
    const file = soundOf(from, join(store.public, name), integrity)
    if (isFile(file)) link(file, folder, name)
  }
}

/** A file of a release; the one that is served, if that alone is as it was released. Usually both are one file. */
function soundOf(from: string, served: string, integrity: string): string {
  const [own, other] = [from, served].map((file) => lstatSync(file, { throwIfNoEntry: false })?.ino)
  const isBetter = own !== other && integrityAt(served) === integrity && integrityAt(from) !== integrity
  return isBetter ? served : from
}

export const integrityAt = (file: string) => orNothing(() => integrityOf(sha256(readPlain(file))))

/** Links a file into a site. Its bytes may be right where somebody has changed who may read them. */
function link(from: string, folder: string, name: string) {
  const file = join(folder, name)
  linkSync(from, file)
  const [{ mode }, readers] = [statSync(file), readersOf(folder)]
  if (readers & ~mode) orNothing(() => chmodSync(file, mode | readers))
}

/** Whether whoever may read the folder of all sites may read a file of one: a web server is another user. */
export function isOpen(folder: string, name: string): boolean {
  const lacks = (path: string, bits: number) => (bits & ~statSync(path).mode) !== 0
  const readers = readersOf(folder)
  const file = join(folder, name)
  try {
    for (let path = dirname(file); path !== dirname(folder); path = dirname(path))
      if (lacks(path, readers >> 2)) return false
    return !lacks(file, readers)
  } catch {
    return false
  }
}

const readersOf = (folder: string) => statSync(dirname(folder)).mode & 0o444

/** Links a text of another site in all its forms. @throws Error (ENOENT) when another process has just removed it */
export function linkText(folder: string, other: string, name: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  for (const form of allForms(name)) link(join(other, form), folder, form)
}

const formsOf = (name: string) => (isText(name) ? forms : [''])

/** The names of a text's forms. */
export const allForms = (name: string) => formsOf(name).map((form) => name + form)

/** Bytes from which a text gets the quick compression. */
const large = 256_000

/** Writes a text and its compressed forms. Returns the hashes of all forms, the text's first. */
export async function writeText(
  folder: string,
  name: string,
  text: string,
  effort: Effort = 'best',
): Promise<string[]> {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  const bytes = Buffer.from(text)
  const packed = isText(name) ? await compressed(bytes, bytes.length > large ? 'quick' : effort) : []
  const all = [['', bytes] as const, ...packed]
  for (const [ending, form] of all) writeFileSync(file + ending, form)
  return all.map(([, form]) => sha256(form))
}

/** Whether a text is unaltered, in each of its forms. */
export function isIntact(file: string, hashes: string[]): boolean {
  try {
    const found = allForms(file).map((form) => sha256(readPlain(form)))
    return same(found, hashes)
  } catch {
    return false
  }
}
