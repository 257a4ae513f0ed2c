import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * All files and links in a folder and below, by their names from there; none where there is no such folder. `readdir`'s own
 * recursion follows symbolic links from Node 26 on, out of the folder.
 */
export const namesBelow = (folder: string, below = ''): string[] =>
  entriesOf(join(folder, below)).flatMap((entry) => {
    const name = join(below, entry.name)
    return entry.isDirectory() ? namesBelow(folder, name) : [name]
  })

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
