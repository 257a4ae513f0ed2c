/**
 * Which modules share a chunk. Left alone, the bundler makes a chunk of everything that two pages share: fifty
 * of some hundred bytes, each of which costs a request, a line in every page and an entry in the map of the site.
 */
const common = [
  // What the container needs before it has been given the singletons: nothing else may be evaluated by then.
  { name: 'container', test: /virtual:share-scope|preload-helper/, priority: 5 },
  // Changes with an upgrade only, so a returning visitor keeps it across releases.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // Parts of `shared` that several pages use. Parts that come later (slider, dialog) stay alone.
  {
    name: 'parts',
    test: /\/shared\/(?!ui\/(share|copy)-button)|virtual:shared\/|\/shell\/src\//,
    minShareCount: 2,
    priority: 3,
  },
  // What several pages of the section are made of: a page without a form fetches no form.
  { name: 'own', test: /\/mfe-\w+\/src\/(?!pages\/)/, minShareCount: 2, priority: 2 },
  // What two pages that stand in one folder share is theirs alone.
  { name: pageFolder, test: /\/mfe-\w+\/src\/pages\//, minShareCount: 2, priority: 1 },
]

/** Of the shell, what its own pages, search or the tools of maintainers share: no first visit needs it. */
const shell = [
  {
    name: 'pages',
    test: /\/ui\/(banner|prose|picture|button)\/|\/pages\/statement/,
    minShareCount: 2,
    priority: 6,
  },
  { name: 'search', test: /\/search(\/(?!slash-key|search-button)|\.yaml)/, minShareCount: 2, priority: 6 },
  { name: 'tools', test: /\/panel\/overrides|take-canary/, minShareCount: 2, priority: 6 },
]

export const chunkGroupsOf = (name: string) => (name === 'shell' ? [...common, ...shell] : common)

function pageFolder(id: string) {
  return /\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? null
}
