import type { Thing } from 'schema-dts'
import { slugOf } from './contract'

/**
 * What a section's `src/structured-data.ts` exports as `structuredData`: for a page's path, as it stands in
 * `src/remote.ts`, the things that the page is about, in the words of schema.org. Only the server build includes
 * that file, so nothing of it is in a browser's script. The build writes it into the release's manifest, compose
 * into the page.
 *
 * Texts may hold tokens such as `{college}`. An address may be a path: compose puts the site's origin before it.
 */
export type StructuredData = Record<string, Thing[]>

/** The college, where a thing names it as its provider or organiser. Compose describes it in every page. */
export const college = { '@id': '/#college' } as const

/**
 * The things of each page of a content folder, as `pagesFrom` makes them.
 *
 * @param files what an eager `import.meta.glob` of the folder gives
 */
export const structuredDataFrom = <Content>(
  base: string,
  files: Record<string, Content>,
  things: (content: Content, path: string) => Thing[],
): StructuredData =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => {
      const path = base + slugOf(file)
      return [path, things(content, path)]
    }),
  )
