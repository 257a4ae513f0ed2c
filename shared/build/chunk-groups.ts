import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

/** Modules that share a chunk, in the bundler's own words. */
export type ChunkGroup = NonNullable<CodeSplitting['groups']>[number]

/**
 * Which modules share a chunk. Left alone, the bundler makes a chunk of everything that two pages share: fifty
 * of some hundred bytes, each of which costs a request, a line in every page and an entry in the map of the site.
 */
const everywhere: ChunkGroup[] = [
  // Changes with an upgrade only, so a returning visitor keeps it across releases.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|preload-helper/, priority: 4 },
]

/** The groups of a remote. */
export const remoteGroups: ChunkGroup[] = [
  ...everywhere,
  // What the container needs before it has been given the singletons: nothing else may be evaluated by then.
  { name: 'container', test: /virtual:share-scope|preload-helper/, priority: 5 },
  // Parts of `shared` that several pages use, and the words that all pages of the section share: beside one of the
  // section's own parts they would bring all of these to every page. Parts that come later (slider, dialog) stay alone.
  {
    name: 'parts',
    test: /\/shared\/(?!ui\/(share|copy)-button)|virtual:shared\/|\/content\/labels\.yaml/,
    minShareCount: 2,
    priority: 3,
  },
  // What several pages of the section are made of: a page without a form fetches no form.
  { name: 'own', test: /\/mfe-\w+\/src\/(?!pages\/)/, minShareCount: 2, priority: 2 },
  // What two pages that stand in one folder share is theirs alone.
  { name: pageFolder, test: /\/mfe-\w+\/src\/pages\//, minShareCount: 2, priority: 1 },
]

/** The groups of the shell, after those that only it knows of. */
export const shellGroups: ChunkGroup[] = [
  ...everywhere,
  {
    name: 'parts',
    test: /\/shared\/(?!ui\/(share|copy)-button)|\/shell\/src\//,
    minShareCount: 2,
    priority: 3,
  },
]

function pageFolder(id: string) {
  return /\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? null
}
