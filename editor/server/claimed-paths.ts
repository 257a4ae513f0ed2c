import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A content folder whose files are pages, as a section's `remote.ts` declares it. */
type PageFolder = {
  /** The name of its kind: `mfe-departments/ug/*.yaml`. */
  kind: string
  /** What is before a file's name in its page's path. */
  base: string
}

/** The single pages and the folders of pages that all sections declare. Read as text: what they import needs a build. */
export function declaredPages(root: string) {
  const pages: string[] = []
  const folders: PageFolder[] = []
  for (const folder of readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
    const file = join(root, folder, 'src/remote.ts')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    for (const [, path = ''] of text.matchAll(/'(\/[^']*)': \(\) => import\(/g)) pages.push(path)
    for (const [, base = '', files = ''] of text.matchAll(/pagesFrom\(\s*'([^']+)',\s*(\w+)/g)) {
      const glob = new RegExp(`\\b${files} = import\\.meta\\.glob[^(]*\\('\\.\\./content/([^']+)'`).exec(text)
      if (glob) folders.push({ kind: `${folder}/${glob[1]}`, base })
    }
  }
  return { pages, folders }
}

/**
 * The path of a new entry's page, if another page has it already.
 *
 * @param taken paths of all content files
 */
export function claimedPath(root: string, kind: string, name: string, taken: string[]): string | undefined {
  const { pages, folders } = declaredPages(root)
  const inFolders = folders.flatMap(({ kind, base }) => {
    const [before = '', after = ''] = kind.replace('/', '/content/').split('*')
    return taken
      .filter((path) => path.startsWith(before) && path.endsWith(after))
      .map((path) => base + basename(path, after))
  })
  return folders
    .filter((folder) => folder.kind === kind)
    .map(({ base }) => base + name)
    .find((path) => pages.includes(path) || inFolders.includes(path))
}
