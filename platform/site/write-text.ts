import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { forms } from '../compose/page-file'
import { compressed, type Effort, isText } from '../store/compress'
import { sha256 } from '../store/hash'
import { hashesOf } from './intact'

/** Bytes from which a text gets the quick compression. */
const large = 256_000

/**
 * Writes a text of a site, and its compressed forms beside it. Where another site has the very same, its files are linked.
 *
 * @param others folders of sites to look in
 * @returns the hashes of all forms, that of the text first
 */
export async function writeText(
  folder: string,
  name: string,
  text: string,
  effort: Effort = 'best',
  others: string[] = [],
): Promise<string[]> {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  if (others.some((other) => holds(join(other, name), text) && linkForms(join(other, name), file)))
    return hashesOf(file)
  const bytes = Buffer.from(text)
  const packed = isText(name) ? await compressed(bytes, bytes.length > large ? 'quick' : effort) : []
  const all = [['', bytes] as const, ...packed]
  for (const [ending, form] of all) writeFileSync(file + ending, form)
  return all.map(([, form]) => sha256(form))
}

/** Whether a site has a text in all its forms. Another process may remove it meanwhile. */
function holds(file: string, text: string): boolean {
  try {
    const bytes = readFileSync(file)
    if (!bytes.equals(Buffer.from(text))) return false
    if (!isText(file)) return true
    return (
      brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes) &&
      gunzipSync(readFileSync(`${file}.gz`)).equals(bytes)
    )
  } catch {
    return false
  }
}

/** Links a file and its compressed forms. Returns false, and leaves nothing, if one of them is missing. */
export function linkForms(from: string, to: string): boolean {
  const endings = isText(from) ? forms : ([''] as const)
  try {
    for (const ending of endings) linkSync(from + ending, to + ending)
    return true
  } catch {
    // Another process has just removed that site.
    for (const ending of endings) rmSync(to + ending, { force: true })
    return false
  }
}
