import { join } from 'node:path'
import { Range } from 'semver'
import type { Plugin } from 'vite'
import type { VersionRange } from '../contract/container'

/** The module that any host starts a remote with: it exposes the list of all pages, so every change renames it. */
export const remoteEntry = 'virtual:remote-entry'
/** What our host starts it with instead: it exposes nothing, and stays the same when pages change. */
export const containerEntry = 'virtual:container'
const shared = '\0shared:'
const container = JSON.stringify(join(import.meta.dirname, '../contract/container.ts'))

/**
 * Adds both entries to a remote's production build, and resolves its shared modules from the host's share scope.
 *
 * @param exposes files by the names under which they are exposed
 * @param required version ranges of the shared modules
 */
export const containerPlugin = (
  exposes: Record<string, string>,
  required: Record<string, string>,
): Plugin => ({
  name: 'college:container',
  enforce: 'pre',
  // The entry is there for its exports.
  config: () => ({ build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }),
  resolveId(source) {
    if (source in required) return shared + source
    if (source === remoteEntry || source === containerEntry) return inRoot(this, source)
  },
  async load(id) {
    if (id === inRoot(this, remoteEntry)) return entryCode(exposes)
    if (id === inRoot(this, containerEntry)) return containerCode(required)
    if (!id.startsWith(shared)) return
    const name = id.slice(shared.length)
    // The host has evaluated it, so nobody imports it for its side effects.
    return { code: sharedCode(name, Object.keys(await import(name))), moduleSideEffects: false }
  },
})

/**
 * The id of a virtual entry. Vite's manifest names entries by their path from the root, and what begins with `\0`, as
 * virtual modules usually do, by the folder that the build was started in.
 */
export const inRoot = (context: { environment: { config: { root: string } } }, source: string) =>
  join(context.environment.config.root, source)

const entryCode = (exposes: Record<string, string>) => `
import { getOf } from '${containerEntry}'
export { init } from '${containerEntry}'
export const get = getOf({ ${Object.entries(exposes)
  .map(([name, file]) => `'${name}': () => import('${file.replace('./', '/')}')`)
  .join(', ')} })
`

const containerCode = (required: Record<string, string>) => `
import { initOf } from ${container}
export { getOf, singleton } from ${container}
export const init = initOf(${JSON.stringify(
  Object.fromEntries(Object.entries(required).map(([name, range]) => [name, parsedRange(range)])),
)})
`

/** A parsed range, so that no visitor fetches a parser. @throws TypeError when the text is no range */
export const parsedRange = (range: string): VersionRange =>
  new Range(range).set.map((all) =>
    all
      // `*` has no version; before 20.0.0 means before its preliminary versions too, which no section takes.
      .filter(({ semver }) => semver.version)
      .map(({ operator, semver }) => [operator, semver.version.replace(/-0$/, '')]),
  )

/** The pure calls let the bundler drop unused exports. */
const sharedCode = (name: string, exports: string[]) => `
import { singleton } from '${containerEntry}'
const module = singleton('${name}')
${exports
  .filter((key) => key !== 'default' && /^[a-zA-Z_$]+$/.test(key))
  .map((key) => `export const ${key} = /* @__PURE__ */ (() => module.${key})()`)
  .join('\n')}
export default module
`
