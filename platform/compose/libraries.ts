import { assetOf } from '@college/shared/contract/assets'
import type { Composition } from '@college/shared/contract/composition'
import { rcompare, satisfies } from 'semver'

/**
 * Which copy of a library each section gets: of the copies in live sections, the highest version within its
 * range, the first of equals. A section that gets its own is not listed.
 */
export function librariesOf({
  site,
  releases,
}: Pick<Composition, 'site' | 'releases'>): NonNullable<Composition['libraries']> {
  const copies = Object.values(releases).flatMap(({ name: section, libraries = {}, requires }) =>
    Object.entries(libraries).map(([name, { version, script }]) => {
      const range = requires?.[name] ?? version
      return { name, version, range, asset: assetOf({ site, releases }, section, script) }
    }),
  )
  return Object.fromEntries(
    copies.flatMap(({ name, range, asset }) => {
      const [best] = copies
        .filter((other) => other.name === name && satisfies(other.version, range))
        .sort((a, b) => rcompare(a.version, b.version))
      return best && best.asset !== asset ? [[asset.url, best.asset]] : []
    }),
  )
}
