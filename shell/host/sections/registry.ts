import type { PackageName } from '@college/shared/contract'

const entries = new Map<string, string>()
const versions = new Map<string, string>()

/** Registers a package's entry. Nothing is fetched until its first page is. */
export function registerSection(name: string, entry: string) {
  entries.set(name, entry)
}

/** The entry that this tab has loaded, or will load, a package from. */
export const registeredEntry = (name: string): string | undefined => entries.get(name)

export const registeredNames = () => [...entries.keys()]

type Released = {
  entries: Partial<Record<string, string>>
  versions?: Partial<Record<PackageName, string>> | undefined
}

/** Records which release an entry belongs to: this tab may have loaded an older one than is live now. */
export function recordVersions(released: Released) {
  for (const [name, version] of Object.entries(released.versions ?? {})) {
    const entry = released.entries[name]
    if (entry) versions.set(entry, version)
  }
}

/** The release that this tab has of a package; undefined for a development server's. */
export const releaseOf = (name: string) => versions.get(entries.get(name) ?? '')
