import { join } from 'node:path'
import { Range } from 'semver'
import type { Plugin } from 'vite'
import type { VersionRange } from '../federation/container'

/** The module that a remote's production build begins with. */
export const remoteEntry = 'virtual:remote-entry'
const shared = '\0shared:'
const container = JSON.stringify(join(import.meta.dirname, '../federation/container.ts'))

/**
 * Adds the entry to a remote's production build, and resolves its shared modules from the host's share scope.
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
  config: () => ({ build: { rolldownOptions: { preserveEntrySignatures: 'strict' } } }),
  resolveId(source) {
    if (source in required) return shared + source
    return source === remoteEntry ? `\0${remoteEntry}` : undefined
  },
  async load(id) {
    if (id === `\0${remoteEntry}`) return entryCode(exposes, required)
    if (!id.startsWith(shared)) return
    const name = id.slice(shared.length)
    // Nobody imports for its effects what the host has evaluated.
    return { code: sharedCode(name, Object.keys(await import(name))), moduleSideEffects: false }
  },
})

const entryCode = (exposes: Record<string, string>, required: Record<string, string>) => `
import { containerOf } from ${container}
const exposes = { ${Object.entries(exposes)
  .map(([name, file]) => `'${name}': () => import('${file.replace('./', '/')}')`)
  .join(', ')} }
export const { init, get } = containerOf(exposes, ${JSON.stringify(
  Object.fromEntries(Object.entries(required).map(([name, range]) => [name, parsedRange(range)])),
)})
`

/** A range taken apart, so that no visitor fetches a parser. @throws TypeError when it is none */
export const parsedRange = (range: string): VersionRange =>
  new Range(range).set.map((all) =>
    all
      // `*` has no version; before 20.0.0 means before its preliminary versions too, which no section takes.
      .filter(({ semver }) => semver.version)
      .map(({ operator, semver }) => [operator, semver.version.replace(/-0$/, '')]),
  )

/** The pure calls let the bundler leave out exports that nobody uses. */
const sharedCode = (name: string, exports: string[]) => `
import { singleton } from ${container}
const module = singleton('${name}')
${exports
  .filter((key) => key !== 'default' && /^[a-zA-Z_$]+$/.test(key))
  .map((key) => `export const ${key} = /* @__PURE__ */ (() => module.${key})()`)
  .join('\n')}
export default module
`
