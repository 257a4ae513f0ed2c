import type { PackageName } from './release-manifest'
import type { SiteConfig } from './site-config'

/** What compose writes into every page for the shell to start from. */
export type PageData = {
  site: SiteConfig
  /** The path that the HTML was rendered for; on the not-found page it differs from the address. */
  path: string
  /** The path of the address that the document was loaded from; set by the shell, not by compose. */
  address?: string
  /** Which package owns this page. */
  owner: PackageName
  /** Where the shell's entry is, and the containers that this page needs at once. */
  entries: Record<PackageName, string>
  /** The scripts to import for the page, by its path, and for the footer's form, by its name: `Assets.modules`. */
  modules?: Record<string, string[]>
  /** How many scripts the page starts with: the first that its import map names. Absent while developing. */
  scripts?: number
  /** Which release of the shell; absent while developing. A section's is in the route manifest: it would change every page. */
  versions?: Partial<Record<PackageName, string>>
  /** The year of the copyright line: of the compose, so that server and browser agree. */
  year: number
  /** The day of the compose, `YYYY-MM-DD`, so that server and browser agree on what is past: see `Composition`. */
  day: string
  /** A release of this page's section that a share of visitors (in percent) gets instead. */
  canary?: { version: string; share: number }
  /** What maintainers may do in this site: show who owns what, or also load a section from a development server. */
  tools?: 'boundaries' | 'overrides' | undefined
}

/** Whether some visitors of this page get another release of its section than the HTML was rendered with. */
export const mayDiffer = ({ canary, tools }: PageData) => !!canary || tools === 'overrides'

/** The id of the script element that holds it, as JSON. */
export const pageDataId = 'page-data'

/** The attribute of the document's element that shows links and rows in place of what a missing script would do. */
export const unavailableAttribute = 'data-unavailable'

/** The path at which compose writes the not-found page. */
export const notFoundPath = '/404'

/** The page that lists what was found; `?q=` holds what was looked for. */
export const searchPath = '/search'

/** The page shown instead of one that is neither reachable nor cached. */
export const offlinePath = '/offline'

/** Where compose writes the worker that keeps pages for reading without a connection. */
export const workerPath = '/worker.js'

/** Whether a page is for search engines, the map of the site and its search: one that has an address of its own. */
export const isListed = (path: string) => !isNotFound(path) && path !== searchPath && path !== offlinePath

/** Whether a page is shown at other addresses than its own. */
export const standsIn = (path: string) => isNotFound(path) || path === offlinePath

/**
 * Whether a page is served for addresses that nobody owns: the shell's, or that of a folder of pages, such as
 * `/department/ug/404`.
 */
export const isNotFound = (path: string) => path.endsWith(notFoundPath)

/**
 * The nonce of a development server's styles in a preview. It guards nothing: it only spares
 * that site `unsafe-inline`, which would let in markup's own styles too. Sites for visitors do not name it.
 */
export const developmentNonce = 'development'
