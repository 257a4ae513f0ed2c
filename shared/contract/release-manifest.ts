import type { PackageName, PageHead } from './contract'
import type { StructuredData } from './structured-data'

export type { PackageName }

/** Files, by name in the release, that must be there before something can run or be seen. */
export type Assets = {
  scripts: string[]
  styles: string[]
  /** Scripts that these load lazily. */
  lazy?: string[]
  /**
   * Of these scripts, those to import: for a page itself, or its content and its template (`pageOf`). Absent where only
   * the package's entry can tell, as in a release that was made with the federation plugin.
   */
  modules?: string[]
}

/** A page of a release; `path` and texts may hold tokens of the site configuration. */
export type ReleasedPage = PageHead &
  Assets & {
    path: string
    /** What the page is about, for search engines; compose fills its tokens in. */
    structuredData?: StructuredData[string]
  }

/** `release.json`: all that compose and the shell need to know of one build of one package. */
export type ReleaseManifest = {
  name: PackageName
  /** Hash over everything that the release holds: the same source gives the same version. */
  version: string
  contract: number
  /** The script that starts the package: a remote's container, the shell's own entry. */
  entry: string
  /** Every file that a browser may request, with its integrity (SRI, sha256) and its size in bytes. */
  files: Record<string, { integrity: string; bytes: number }>
  /** What any page of the package needs before its own part. */
  runtime: Assets
  pages: ReleasedPage[]
  /** Of a section: the singletons and libraries that it needs, as version ranges by package. */
  requires?: Record<string, string>
  /** Of a section: the libraries that it brings along, by package; any section may be given them in place of its own. */
  libraries?: Record<string, { version: string; script: string }>
  /** Of a section: the names that it imports from `@college/runtime`. */
  runtimeImports?: string[]
  /** Of the shell: the version of each singleton that it provides, by package. */
  provides?: Record<string, string>
  /** Of the shell: the names that its `@college/runtime` exports. */
  runtimeExports?: string[]
  /** Further exposed modules besides the pages, such as the footer's form. */
  exposes: Record<string, Assets>
}

/** The file name of the manifest in a release. */
export const manifestFile = 'release.json'
