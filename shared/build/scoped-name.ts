import { createHash } from 'node:crypto'

/**
 * Names classes of CSS modules for production: five characters, because names as people write them are a good part of
 * a page's compressed HTML. The same source has the same names wherever it is built, and two sections, which stand in
 * one document, have none in common. While developing, the bundler's own names say where they come from.
 *
 * @param name of the package
 * @param moduleName gives a file's name in the repository
 * @returns the function that the bundler asks; it throws when two classes of the package would have one name
 */
export function scopedName(name: string, moduleName: (file: string) => string) {
  const owners = new Map<string, string>()
  return (local: string, file: string) => {
    const owner = `.${local} of ${moduleName(file.replace(/\?.*/, ''))}`
    const hash = createHash('sha256').update(`${name} ${owner}`).digest('base64url')
    const scoped = `${name[0]}${hash.slice(0, 4)}`
    const other = owners.get(scoped) ?? owner
    if (other !== owner)
      throw new Error(
        `${name}: ${owner} and ${other} have the same short name. Rename one of the two classes.`,
      )
    owners.set(scoped, owner)
    return scoped
  }
}
