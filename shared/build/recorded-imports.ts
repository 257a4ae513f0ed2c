import { init, parse } from 'es-module-lexer'
import type { Plugin } from 'vite'

/** The name of the function, on `globalThis`, that a server build calls with each module it imports lazily. */
export const recorderName = '__recordImport'

/**
 * Makes a server build say which modules a page's loader fetches, by wrapping each `import()` of our own
 * source. From that the release manifest learns which chunks the page needs, with no list kept by hand.
 *
 * @param describe the name of a module in the record, the same in the browser's build
 */
export function recordedImports(describe: (id: string) => string): Plugin {
  return {
    name: 'college:recorded-imports',
    enforce: 'post',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return
      await init
      let result = code
      for (const found of parse(code)[0].toReversed()) {
        if (found.d < 0 || !found.n) continue
        const target = await this.resolve(found.n, id)
        if (!target) continue
        const call = code.slice(found.ss, found.se)
        const recorded = `(globalThis.${recorderName}?.(${JSON.stringify(describe(target.id))}), ${call})`
        result = result.slice(0, found.ss) + recorded + result.slice(found.se)
      }
      return result === code ? undefined : { code: result, map: null }
    },
  }
}
