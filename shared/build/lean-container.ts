import type { Plugin, PluginOption, Rolldown } from 'vite'

const shareScope = 'virtual:share-scope'
const shared = 'virtual:shared/'

/**
 * Gives a remote's production build a container of a few lines in place of the federation plugin's.
 *
 * It speaks the same protocol: `init(shareScope)` takes the host's singletons, `get(name)` gives a factory of an
 * exposed module, so any federation host can load it. What it leaves out is the choice between several
 * versions from several hosts. Here one host provides every singleton; so a remote needs no federation runtime,
 * and whatever uses a singleton is evaluated with it at hand.
 *
 * @param federation the plugin of a remote, which makes everything else of it
 * @param exposes files by the names under which they are exposed
 * @param singletons names of the modules that the host provides
 */
export function leanContainer(
  federation: PluginOption,
  exposes: Record<string, string>,
  singletons: readonly string[],
): PluginOption[] {
  const modules: Plugin = {
    name: 'college:shared-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (singletons.includes(source)) return `\0${shared}${source}`
      return source === shareScope ? `\0${source}` : undefined
    },
    async load(id) {
      if (id === `\0${shareScope}`) return shareScopeCode(singletons)
      if (!id.startsWith(`\0${shared}`)) return
      const name = id.slice(shared.length + 1)
      return { code: sharedCode(name, Object.keys(await import(name))), moduleSideEffects: false }
    },
  }
  // After the federation plugin, which writes its container in a transform as well: the last one counts.
  const container: Plugin = {
    name: 'college:lean-container',
    apply: 'build',
    enforce: 'post',
    configResolved({ build: { rolldownOptions } }) {
      keepHelperInGroups(rolldownOptions.output)
    },
    transform: (_, id) =>
      id.startsWith('virtual:mf-REMOTE_ENTRY_ID') ? { code: containerCode(exposes), map: null } : undefined,
    generateBundle(_, bundle) {
      leaveOutUnused(bundle)
    },
  }
  return [modules, federation, container]
}

/**
 * The federation plugin keeps the helper of dynamic imports in a chunk of its own, for the sake of its own container. Here
 * it may share the chunk that every page of the remote needs anyway.
 */
function keepHelperInGroups(output: Rolldown.OutputOptions | Rolldown.OutputOptions[] | undefined) {
  for (const { codeSplitting } of [output ?? []].flat())
    if (typeof codeSplitting === 'object')
      codeSplitting.groups = codeSplitting.groups?.filter(({ name }) => name !== 'vite-preload-helper') ?? []
}

/** Removes the federation plugin's other entries, among them its runtime: nothing leads to them any more. */
function leaveOutUnused(bundle: Rolldown.OutputBundle) {
  const used = new Set<string>()
  const visit = (file: string) => {
    const output = bundle[file]
    if (output?.type !== 'chunk' || used.has(file)) return
    used.add(file)
    for (const next of [...output.imports, ...output.dynamicImports]) visit(next)
  }
  for (const file of Object.keys(bundle)) if (file.startsWith('remoteEntry')) visit(file)
  for (const [file, { type }] of Object.entries(bundle))
    if (type === 'chunk' && !used.has(file)) delete bundle[file]
}

const containerCode = (exposes: Record<string, string>) => `
import { provide } from '${shareScope}'
const exposes = {
${Object.entries(exposes)
  .map(([name, file]) => `  '${name}': () => import('${file.replace('./', '/')}'),`)
  .join('\n')}
}
export const init = provide
export async function get(name) {
  if (!exposes[name]) throw new Error(name + ': this container exposes no such module')
  const module = await exposes[name]()
  return () => module
}
`

/** A share scope holds, by package and version, how to get a module: see the protocol's `init`. */
const shareScopeCode = (singletons: readonly string[]) => `
const modules = {}
export const shared = (name) => modules[name]
export const provide = (scope) => Promise.all(${JSON.stringify(singletons)}.map(async (name) => {
  const [provider] = Object.values(scope[name] ?? {})
  if (!provider) throw new Error(name + ': the host shares no such module')
  modules[name] = (await provider.get())()
}))
`

/** The pure calls let the bundler leave out exports that nobody uses. */
const sharedCode = (name: string, exports: string[]) => `
import { shared } from '${shareScope}'
const module = shared('${name}')
${exports
  .filter((key) => key !== 'default' && /^[a-zA-Z_$]+$/.test(key))
  .map((key) => `export const ${key} = /* @__PURE__ */ (() => module.${key})()`)
  .join('\n')}
export default module
`
