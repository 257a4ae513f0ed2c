import { formsSection, type PackageName } from '@college/shared/contract'
import type { PageData } from '@college/shared/contract/page-data'

/** Where a page, or the footer's form, is loaded from. */
type Source = {
  /** The entry of the section's release that it is of: later pages may be of another. */
  entry: string
  /** The scripts to import; none when only the section's entry knows the page. */
  modules: string[]
  /** The section's release that they are of, where it is known. */
  release?: [section: string, version: string] | undefined
}

/** The entry that this tab has loaded, or will load, each package from. Nothing is fetched until its first page is. */
export const entries = new Map<string, string>()

/** Where something is loaded from: a page by its path, another exposed module by its name. */
export const sources = new Map<string, Source>()

const versions = new Map<string, string | undefined>()

/** Registers what compose wrote into a page: the entries that it needs, and where it and the footer's form are. */
export function registerPage({ path, owner, modules = {}, versions, ...page }: PageData) {
  for (const [name, entry] of Object.entries(page.entries)) entries.set(name, entry)
  for (const [exposed, scripts] of Object.entries(modules))
    sources.set(exposed, {
      entry: page.entries[exposed === path ? owner : formsSection] ?? '',
      modules: scripts,
    })
  recordVersions(versions)
}

/**
 * Records which releases this tab has: the first that it learns of, unless its document is older, as one kept for
 * offline is. It then has another entry than is live, and its release is not known.
 */
export function recordVersions(
  released: Partial<Record<PackageName, string>> = {},
  live: Record<string, string | undefined> = {},
) {
  for (const [name, version] of Object.entries(released)) {
    if (versions.has(name)) continue
    const own = entries.get(name)
    const isOlder = own && live[name] && own !== live[name]
    versions.set(name, isOlder ? undefined : version)
  }
}

/** The release that this tab has of a package, for a page if that is named; undefined where it is not known. */
export function releaseOf(name: string, path = ''): string | undefined {
  const [section, version] = sources.get(path)?.release ?? []
  return section === name ? version : versions.get(name)
}
