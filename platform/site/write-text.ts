import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { forms } from '../compose/page-file'
import { compressed, type Effort, isText } from '../store/compress'
import { hashOf } from '../store/hash'
import { isIntact } from './intact'

/** Bytes from which a text gets the quick compression. */
const large = 256_000

/**
 * Writes a text of a site, and its compressed forms beside it. Where another site has the very same, its files are linked.
 *
 * @param others folders of sites to look in
 */
export async function writeText(
  folder: string,
  name: string,
  text: string,
  effort: Effort = 'best',
  others: string[] = [],
) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  if (others.some((other) => isIntact(join(other, name), hashOf(text)) && linkForms(join(other, name), file)))
    return
  writeFileSync(file, text)
  if (!isText(name)) return
  const bytes = Buffer.from(text)
  for (const [ending, form] of await compressed(bytes, bytes.length > large ? 'quick' : effort))
    writeFileSync(file + ending, form)
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
