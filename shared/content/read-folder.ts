import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What may lie in a package's folders, by ending. Program files beside content are no content. */
const endings = {
  content: ['yaml', 'vtt'],
  /** A photograph wins over the drawing of the same name. */
  pictures: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'],
}
export const pictureEndings = endings.pictures

/** What programs leave beside a file while it is open, and systems in every folder: passed over. */
const leftBehind = /^\.|[~#]$|\.(swp|swo|tmp|bak|orig)$|^(Thumbs\.db|desktop\.ini)$/i

/** What is in a folder, as names below it in order, and what should not be there, a sentence each. */
export type Folder = { files: string[]; errors: string[] }

/**
 * Reads a package's `content` or `pictures` with all folders in it. A file counts if it is a file, has one of the endings
 * and a name of plain letters, digits and hyphens: other letters are spelt in two ways, of which systems and git see one.
 */
export function readFolder(root: string, folder: keyof typeof endings, inner = ''): Folder {
  const found: Folder = { files: [], errors: [] }
  const path = join(root, folder, inner)
  if (!existsSync(path)) return found
  const expected = endings[folder].map((ending) => `.${ending}`).join(', ')
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const name = posix.join(inner, entry.name)
    const [, stem = entry.name, ending = ''] = /^(.+)\.(\w+)$/.exec(entry.name) ?? []
    const refuse = (words: string) => found.errors.push(`${folder}/${name}: ${words}`)
    if (leftBehind.test(entry.name) || (folder === 'content' && ending === 'ts')) continue
    if (entry.isSymbolicLink()) refuse('found a link, expected the file itself')
    else if (!/^[\w-]+$/.test(entry.isDirectory() ? entry.name : stem))
      refuse('found a name with other signs, expected letters a to z, digits and hyphens; rename it')
    else if (entry.isDirectory()) {
      const { files, errors } = readFolder(root, folder, name)
      found.files.push(...files)
      found.errors.push(...errors)
    } else if (endings[folder].includes(ending)) found.files.push(name)
    else refuse(`found a file that nothing reads, expected one that ends in ${expected}`)
  }
  found.files.sort()
  return found
}

/**
 * The text of a file that people write: UTF-8, with a byte order mark or without.
 *
 * @throws Error naming the line, when it is stored in another encoding
 */
export function readText(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const at = text.indexOf('\uFFFD')
  if (at < 0) return text
  const line = text.slice(0, at).split('\n').length
  throw new Error(`line ${line}: found a character that is not UTF-8, expected a file stored as UTF-8`)
}
