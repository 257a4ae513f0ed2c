import { satisfies } from 'semver'
import type { ReleaseManifest } from '../../../shared/contract/release-manifest'
import { Refusal } from '../release/store'

/**
 * Refuses a section that the shell's singletons do not fit. A section whose manifest names no requirements requires
 * nothing.
 *
 * @throws Refusal naming both releases
 */
export function checkRequirements(section: ReleaseManifest, shell: ReleaseManifest) {
  const [needing, providing] = [section, shell].map(({ name, version }) => `${name} ${version}`)
  for (const [name, range] of Object.entries(section.requires ?? {})) {
    const version = shell.provides?.[name]
    if (!version || !satisfies(version, range))
      throw new Refusal(
        `${needing}: requires ${name} ${range}, but ${providing} provides ${version ?? 'no version of it'}; release one that fits the other.`,
      )
  }
  const missing = section.runtimeImports?.filter((name) => !shell.runtimeExports?.includes(name)) ?? []
  if (missing.length)
    throw new Refusal(
      `${needing}: imports ${missing.join(', ')} from @college/runtime, but ${providing} does not export that; release one that fits the other.`,
    )
}
