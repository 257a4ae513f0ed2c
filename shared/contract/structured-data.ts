import type { Thing } from 'schema-dts'

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
