import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage, type PackageName } from '../contract/contract'

/** The folder of a package's source. */
export const folderOf = (root: string, name: PackageName) =>
  join(root, name === 'shell' ? 'shell' : `mfe-${name}`)

/** The packages whose source is in a checkout: the shell, then the sections by name. */
export const packagesOf = (root: string): PackageName[] => ['shell', ...sectionsOf(root)]

/** The sections whose source is in a checkout, by name. */
export const sectionsOf = (root: string): PackageName[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'package.json')))
    .map((folder) => folder.slice('mfe-'.length))
    .filter(isPackage)
    .sort()
