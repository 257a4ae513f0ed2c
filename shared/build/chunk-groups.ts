/**
 * Which modules share a chunk. Left alone, the bundler makes a chunk of everything that two pages share: fifty
 * of some hundred bytes, each of which costs a request, a line in every page and an entry in the map of the site.
 */
export const chunkGroups = [
  // What the container needs before it has been given the singletons: nothing else may be evaluated by then.
  { name: 'container', test: /virtual:share-scope|preload-helper/, priority: 4 },
  // Changes with an upgrade only, so a returning visitor keeps it across releases.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // What most pages of a section are made of. Parts that come later (slider, dialog) stay alone.
  { name: 'parts', test: /\/shared\/|virtual:shared\/|\/src\//, minShareCount: 2, priority: 1 },
]
