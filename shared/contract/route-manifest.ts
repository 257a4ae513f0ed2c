import type { PackageName } from './release-manifest'

/** Where sections are, and what their pages need. */
export type Routes = {
  entries: Record<string, string>
  /** Which release of each package is live. */
  versions?: Partial<Record<PackageName, string>>
  /** All scripts and styles: address and integrity. */
  files: [url: string, integrity: string][]
  /** Owner of a path, how many of its files are its modules (`Assets.modules`), and the indexes in `files`, modules first. */
  pages: Record<string, [owner: PackageName, modules: number, ...files: number[]]>
  /** The indexes of what a page may load later. */
  lazy: Record<string, number[]>
}

/** `/routes.json`, written by compose: who owns which path, and the files to fetch for it, with integrity. */
export type RouteManifest = Routes & {
  /** The words of all pages, for search: address and integrity. */
  search: [url: string, integrity: string]
  /** What differs for visitors who get the canary. */
  canary?: Routes & { share: number; version: string }
}

/** What search knows of a page: one entry of the file that `RouteManifest.search` names. */
export type SearchPage = {
  path: string
  /** Results are grouped by the owner. */
  owner: PackageName
  title: string
  /** What the page says of itself to search engines. */
  description: string
  headings: string[]
  /** Empty on a site of very many pages. */
  text: string
}

/** `/releases.json`: which release of each package the site is composed of, and since when it is live (ISO 8601). */
export type ReleaseList = {
  channel: string
  releases: Record<PackageName, { version: string; since: string }>
}
