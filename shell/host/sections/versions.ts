import type { PackageName } from '@college/shared/contract'

type Released = {
  entries: Partial<Record<string, string>>
  versions?: Partial<Record<PackageName, string>> | undefined
}

const versions = new Map<string, string>()

/** Records which release an entry belongs to: this tab may have loaded an older one than is live now. */
export function recordVersions({ entries, versions: named = {} }: Released) {
  for (const [name, version] of Object.entries(named)) {
    const entry = entries[name]
    if (entry) versions.set(entry, version)
  }
}

/** The release that an entry belongs to; undefined for a development server's. */
export const versionOf = (entry = '') => versions.get(entry)
