import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { same } from '@college/shared/content/values'
import { forms } from '../compose/page-file'
import { type Channel, packagesKept, versionsIn } from '../store/channel'
import { compressed, type Effort, isText } from '../store/compress'
import { sha256 } from '../store/hash'
import { releaseFolder, type Store } from '../store/site-store'

/**
 * Links the files of the live releases and of earlier ones, whose scripts open tabs still request. The
 * history may name a release that is no longer stored.
 */
export function linkAssets(store: Store, folder: string, channel: Channel) {
  for (const name of packagesKept(channel)) {
    const to = join(folder, 'assets', name)
    mkdirSync(to, { recursive: true })
    const linked = new Set<string>()
    for (const version of versionsIn(channel, name)) {
      const from = join(releaseFolder(store, name, version), 'browser')
      for (const file of existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []) {
        // Skip symbolic links, which could point anywhere.
        if (!file.isFile() || file.name.startsWith('.') || linked.has(file.name)) continue
        linkSync(join(from, file.name), join(to, file.name))
        linked.add(file.name)
      }
    }
  }
}

/** Links a text of another site in all its forms. @throws Error (ENOENT) when another process has just removed it */
export function linkText(folder: string, other: string, name: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  for (const form of formsOf(name)) linkSync(join(other, name) + form, file + form)
}

const formsOf = (name: string) => (isText(name) ? forms : [''])

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
    const found = formsOf(file).map((form) => sha256(readFileSync(file + form)))
    return same(found, hashes)
  } catch {
    return false
  }
}
