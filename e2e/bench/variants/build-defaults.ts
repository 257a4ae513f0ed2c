import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { singletons } from '@college/shared/preset/federation'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { build, type UserConfig } from 'vite'
import { ownSections } from './own-sections'
import { once, type PackageName, packageNames, packageOf, remotes, root, sources } from './packages'

/**
 * Builds one package with the federation plugin's default settings, as in its examples: remotes listed in the
 * host's configuration, singletons shared by every package, and nothing prerendered.
 *
 * Arguments: the package, the output folder, the composed site's route manifest (for the host's route table).
 */
const [name = '', out = '', routes = ''] = process.argv.slice(2)

/** In seconds: enough for a busy machine. */
const moduleParseTimeout = 300
const shared = Object.fromEntries(singletons.map((module) => [module, { singleton: true }]))

if (name === 'shell') await buildHost()
else if (packageNames.includes(name)) await buildRemote(name)
else throw new Error(`found the package '${name}', expected one of ${packageNames.join(', ')}`)
process.exit(0)

function buildHost() {
  const entries = remotes.map((remote) => [
    remote,
    { type: 'module', name: remote, entry: `/assets/${remote}/remoteEntry.js` },
  ])
  return buildIn(join(root, 'e2e/bench/application'), 'shell', {
    plugins: [
      federation({
        name: 'shell',
        remotes: Object.fromEntries(entries),
        shared,
        dts: false,
        moduleParseTimeout,
      }),
      ownSections('defaults'),
    ],
    define: { benchOwners: JSON.stringify(owners()) },
  })
}

function buildRemote(remote: PackageName) {
  const exposes = {
    './remote': './src/remote.ts',
    ...(remote === 'forms' ? { './footer-form': './src/footer-form/footer-form.tsx' } : {}),
  }
  return buildIn(packageOf(remote).folder, remote, {
    plugins: [
      federation({
        name: remote,
        filename: 'remoteEntry.js',
        exposes,
        shared,
        dts: false,
        moduleParseTimeout,
      }),
    ],
    build: { rolldownOptions: { input: './src/remote.ts' } },
  })
}

function buildIn(folder: string, name: PackageName, own: UserConfig) {
  const base = `/assets/${name}/`
  return build({
    ...own,
    configFile: false,
    root: folder,
    base,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...(own.plugins ?? []), ...sources([name], base), react()],
    resolve: { dedupe: once },
    build: {
      ...own.build,
      outDir: join(out, 'assets', name),
      emptyOutDir: true,
      reportCompressedSize: false,
      assetsDir: '',
    },
  })
}

/** Which package owns which path. */
function owners() {
  const { pages }: { pages: Record<string, [string]> } = JSON.parse(readFileSync(routes, 'utf8'))
  return Object.fromEntries(Object.entries(pages).map(([path, [owner]]) => [path, owner]))
}
