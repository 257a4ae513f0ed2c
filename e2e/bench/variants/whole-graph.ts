import type { Plugin } from 'vite'

const gate = 'virtual:whole-graph'

/** Milliseconds after which the gate opens whatever is missing; the build then fails in its own words. */
const patience = 240_000

/**
 * Makes the federation plugin wait for the whole module graph.
 *
 * It keeps only those exports of a singleton that it saw imported, and takes the graph for complete when
 * nothing new was parsed for 10 ms. On a busy machine that is too early: exports are then missing, and the
 * build fails now and then. The gate is a module that the entry imports and that is not loaded before every
 * module's imports have been parsed, so the graph cannot look complete until it is.
 *
 * @param entry the end of the path of the module that the browser build starts from
 */
export function wholeGraph(entry: string): Plugin {
  const parsed = new Set<string>()
  const missing = new Set<string>()
  let entryParsed = false
  let open = () => {}
  let opened = Promise.resolve()

  const isEntry = (id: string) => id.split('?')[0]?.endsWith(entry) === true
  return {
    name: 'college:whole-graph',
    apply: 'build',
    buildStart() {
      parsed.clear()
      missing.clear()
      entryParsed = false
      opened = new Promise((resolve) => {
        const timer = setTimeout(resolve, patience)
        open = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    resolveId: (source) => (source === gate ? `\0${gate}` : undefined),
    async load(id) {
      if (id !== `\0${gate}`) return
      await opened
      return { code: 'export {}', moduleSideEffects: false }
    },
    transform(code, id) {
      return isEntry(id) ? { code: `import '${gate}'\n${code}`, map: null } : undefined
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      parsed.add(id)
      missing.delete(id)
      entryParsed ||= isEntry(id)
      for (const next of [...importedIds, ...dynamicallyImportedIds])
        if (isPlain(next) && !parsed.has(next)) missing.add(next)
      // Generated modules are parsed first, and they import nothing of ours.
      if (entryParsed && missing.size === 0) open()
    },
  }
}

/** Modules that the federation plugin generates wait for the graph themselves. */
const isPlain = (id: string) =>
  !id.includes(gate) && !/virtual:mf|__mf__|__loadShare__|__prebuild__|__loadRemote__/.test(id)
