import { federation } from '@module-federation/vite'
import type { PluginOption } from 'vite'

/**
 * Modules that exist once in the page: the shell provides them, remotes carry no copy of their own.
 * The runtime is a package of its own inside `shared`: the plugin does not share a module with its own package,
 * so the UI parts beside it would each get a copy.
 */
export const singletons = ['react', 'react-dom', '@college/runtime'] as const

/**
 * Libraries that each section importing one bundles: compose makes visitors fetch one copy that fits all.
 * Other imports from such a package stay the section's own.
 */
export const libraries: readonly string[] = ['swiper']

/** The federation of a remote's development server: everything shared comes from the shell (`import: false`). */
export const developmentFederation = (name: string, exposes: Record<string, string>): PluginOption =>
  federation({
    shareStrategy: 'loaded-first',
    disableSnapshot: true,
    manifest: false,
    dts: false,
    name,
    filename: 'remoteEntry.js',
    exposes,
    shared: Object.fromEntries(
      singletons.map((key) => [key, { singleton: true, import: false as const, requiredVersion: '*' }]),
    ),
    disableRemote: true,
    dev: { remoteHmr: true },
  })
