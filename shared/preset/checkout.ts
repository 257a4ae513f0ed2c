import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isPackage, isSection, type PackageName, type Section } from '../contract/contract'

/** A file in the middle of a merge, or a stranger's above the checkout, stops no command: who builds it checks it. */
function nameIn(folder: string): string {
  const file = join(folder, 'package.json')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  try {
    return String(JSON.parse(text).name)
  } catch {
    return /"name": *"([^"]+)"/.exec(text)?.[1] ?? ''
  }
}

/**
 * The section that a checkout consists of: its team's own repository, where the contract is an installed package and not
 * beside the section. Undefined for the site's repository, and for a section's folder in it.
 */
export function ownSection(root: string): Section | undefined {
  const name = /^mfe-(.+)$/.exec(nameIn(root))?.[1]
  if (!name || !isSection(name) || existsSync(join(root, '../shared/contract'))) return
  return name
}

export const folderOf = (root: string, name: PackageName) =>
  name === ownSection(root) ? root : join(root, name === 'shell' ? 'shell' : `mfe-${name}`)

/** The packages whose source is in a checkout: the shell, then the sections by name; or a repository's own section. */
export const packagesOf = (root: string): PackageName[] =>
  ownSection(root) ? sectionsOf(root) : ['shell', ...sectionsOf(root)]

export function sectionsOf(root: string): Section[] {
  const own = ownSection(root)
  if (own) return [own]
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'package.json')))
    .map((folder) => folder.slice('mfe-'.length))
    .filter(isPackage)
    .sort()
}

/**
 * Where a package's builds are: in `dist`, or in the folder below it that `COLLEGE_BUILD_FOLDER` names. A process that
 * builds again and again sets that for the builds it starts, so that another one can build the same package meanwhile.
 */
export const distOf = (folder: string) => join(folder, process.env.COLLEGE_BUILD_FOLDER || 'dist')

export const checkoutOf = (folder: string) => (ownSection(folder) ? folder : join(folder, '..'))

/**
 * The path of a package's file in the site's repository, such as `mfe-media/src/remote.ts`: a release's
 * content must not depend on the name of a clone.
 */
export function pathInSite(folder: string, file: string): string {
  const own = ownSection(folder)
  return own ? join(`mfe-${own}`, relative(folder, file)) : relative(join(folder, '..'), file)
}
