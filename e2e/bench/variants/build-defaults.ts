import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type PluginOption } from 'vite'
import { singletons } from '../../../shared/build/federation'
import { once, type PackageName, packages, remotes, root, sources } from './packages'
import { replacedModules } from './replaced-modules'
import { wholeGraph } from './whole-graph'

/**
 * Builds one of the six packages with the federation plugin's default settings, as its examples have them:
 * remotes listed in the host's configuration, singletons shared by whoever has them, and nothing prerendered.
 *
 * Arguments: the package, the folder to write to, the map of the composed site (for the host's table of routes).
 */
const [name = '', out = '', routes = ''] = process.argv.slice(2)
const shared = Object.fromEntries(singletons.map((module) => [module, { singleton: true }]))

if (name === 'shell') await buildHost()
else if (name in packages) await buildRemote(name as Exclude<PackageName, 'shell'>)
else throw new Error(`found the package '${name}', expected one of ${Object.keys(packages).join(', ')}`)
process.exit(0)

function buildHost() {
  const entries = remotes.map((remote) => [
    remote,
    { type: 'module', name: remote, entry: `/assets/${remote}/remoteEntry.js` },
  ])
  return buildIn(join(root, 'e2e/bench/defaults'), 'shell', [
    federation({
      name: 'shell',
      remotes: Object.fromEntries(entries),
      shared,
      dts: false,
      moduleParseTimeout: 300,
    }),
    wholeGraph('/src/entry.tsx'),
    owners(),
    replacedModules({
      'load-page': 'defaults/load-page',
      'browser-footer-form': 'defaults/browser-footer-form',
      'fetch-ahead': 'variants/no-fetch-ahead',
      'route-map': 'variants/no-route-map',
    }),
  ])
}

function buildRemote(remote: Exclude<PackageName, 'shell'>) {
  const exposes = {
    './remote': './src/remote.ts',
    ...(remote === 'forms' ? { './footer-form': './src/footer-form/footer-form.tsx' } : {}),
  }
  return buildIn(
    packages[remote].folder,
    remote,
    [
      federation({
        name: remote,
        filename: 'remoteEntry.js',
        exposes,
        shared,
        dts: false,
        moduleParseTimeout: 300,
      }),
      wholeGraph('/src/remote.ts'),
    ],
    './src/remote.ts',
  )
}

function buildIn(folder: string, name: PackageName, plugins: PluginOption[], input?: string) {
  const base = `/assets/${name}/`
  return build({
    configFile: false,
    root: folder,
    base,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins, ...sources([name], base), react()],
    resolve: { dedupe: once },
    build: {
      outDir: join(out, 'assets', name),
      emptyOutDir: true,
      reportCompressedSize: false,
      assetsDir: '',
      ...(input ? { rolldownOptions: { input } } : {}),
    },
  })
}

/** Which package owns which path. */
function owners(): Plugin {
  const id = 'virtual:owners'
  return {
    name: 'bench:owners',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      const { pages }: { pages: Record<string, [string]> } = JSON.parse(readFileSync(routes, 'utf8'))
      return `export default ${JSON.stringify(Object.fromEntries(Object.entries(pages).map(([path, [owner]]) => [path, owner])))}`
    },
  }
}
