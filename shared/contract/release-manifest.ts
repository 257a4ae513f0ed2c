import { z } from 'zod'
import { isPackage, type PackageName } from './contract'
import type { StructuredData } from './structured-data'
import { visitorChecks } from './visitor-checks'

export type { PackageName }

const segment = /^(?:[\w-][\w.-]*|\.well-known)$/

/** Whether a text can be the name of a file in a release, or of a release: no slash, and no dot before it. */
export const isFileName = (text: string) => segment.test(text) && text.length <= 200

/** A file of the release itself: no address elsewhere, none that leads out of the folder. */
const file = z
  .string()
  .refine(isFileName, 'expected the name of a file in the release, without a folder or a host')

/** A release's version, which is also the name of its folder. */
export const releaseVersion = z.string().refine(isFileName, 'expected a version: letters, digits, hyphens')

/** Files, by name in the release, that must be there before something can run or be seen. */
export type Assets = z.infer<typeof assets>
const assets = z.object({
  scripts: z.array(file),
  styles: z.array(file),
  /** Scripts that these load lazily. */
  lazy: z.array(file).exactOptional(),
  /**
   * Of these scripts, those to import: for a page itself, or its content and its template (`pageOf`). Absent where only
   * the package's entry can tell, as in a release that was made with the federation plugin.
   */
  modules: z.array(file).exactOptional(),
  /** Hash over what renders it: a release may have the same scripts for browsers, and another server build. */
  server: z.string().exactOptional(),
})

/** A page of a release; `path` and texts may hold tokens of the site configuration. */
export type ReleasedPage = z.infer<typeof releasedPage>
const releasedPage = assets.extend({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  parent: z.string().optional(),
  /** What the page is about, for search engines; compose fills its tokens in. */
  structuredData: z.custom<StructuredData[string]>().exactOptional(),
})

const versions = z.record(z.string(), z.string())

/** `release.json`: all that compose and the shell need to know of one build of one package. */
export type ReleaseManifest = z.infer<typeof releaseManifest>
export const releaseManifest = z.object({
  name: z.string().refine(isPackage, 'expected a package: one word in lower-case letters'),
  /** Hash over everything that the release holds: the same source gives the same version. */
  version: releaseVersion,
  contract: z.number(),
  /** The script that starts the package: a remote's container, the shell's own entry. */
  entry: file,
  /** Every file that a browser may request, with its integrity (SRI, sha256) and its size in bytes. */
  files: z.record(file, z.object({ integrity: z.string(), bytes: z.number() })),
  /** What any page of the package needs before its own part. */
  runtime: assets,
  pages: z.array(releasedPage),
  /** Of a section: the singletons and libraries that it needs, as version ranges by package. */
  requires: versions.exactOptional(),
  /** Of a section: the libraries that it brings along, by package; any section may be given them in place of its own. */
  libraries: z.record(z.string(), z.object({ version: z.string(), script: file })).exactOptional(),
  /** Of a section: the names that it imports from `@college/runtime`. */
  runtimeImports: z.array(z.string()).exactOptional(),
  /** Of the shell: the version of each singleton that it provides, by package. */
  provides: versions.exactOptional(),
  /** Of the shell: the names that its `@college/runtime` exports. */
  runtimeExports: z.array(z.string()).exactOptional(),
  /** Custom properties: of the shell those that its styles define, of a section those that it takes from there. */
  tokens: z.array(z.string()).exactOptional(),
  /** The files of `shared/ui` that it was built with, each with a hash of its bytes. */
  parts: versions.exactOptional(),
  /** The last days of what holds until a day: of a claim, by file and field, or of an event. */
  until: z.array(z.object({ day: z.string(), claim: z.string().exactOptional() })).exactOptional(),
  /** What its visitors must be able to do before a release of any package is promoted. */
  checks: visitorChecks.exactOptional(),
  /** Further exposed modules besides the pages, such as the footer's form. */
  exposes: z.record(z.string(), assets),
})

/** The file name of the manifest in a release. */
export const manifestFile = 'release.json'
