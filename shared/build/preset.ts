import { join, relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import type { ContentSchemas } from '../content/read-content'
import { calendarPlugin, type EventsOf } from './calendar-plugin'
import { chunkGraphPlugin } from './chunk-graph'
import { type ChunkGroup, remoteGroups, shellGroups } from './chunk-groups'
import { contentPlugin } from './content-plugin'
import { remoteFederation, singletons } from './federation'
import { leanContainer } from './lean-container'
import { picturePlugin } from './picture-plugin'
import { ports } from './ports'
import { recordedImports } from './recorded-imports'
import { scopedName } from './scoped-name'
import { structuredDataOf } from './structured-data'

type PackageOptions = {
  /** The name under which the package is released: `shell`, `media` … */
  name: keyof typeof ports
  /** The package's folder. */
  root: string
  /** Schemas of its content files. */
  schemas: ContentSchemas
  /** The dated events in its content, for calendar files. */
  eventsOf?: EventsOf
  /** A module, by its path in the package, that must run in the browser before any content is evaluated. */
  beforeContent?: string
  /** Plugins that only this package needs. */
  plugins?: PluginOption[]
}

/**
 * The Vite configuration of a remote, for its three uses: the federated build for the browser, the plain
 * server build of the same pages, and the development server.
 *
 * @param exposes further exposed modules besides `./remote`
 */
export const remote = ({
  exposes = {},
  ...options
}: PackageOptions & { exposes?: Record<string, string> }) => {
  const all = { './remote': './src/remote.ts', ...exposes }
  return defineConfig(({ command, isSsrBuild }) => {
    if (isSsrBuild) return serverBuild(options, { ...all, ...structuredDataOf(options.root) })
    const development = command === 'serve'
    const federation = leanContainer(remoteFederation(options.name, all, development), all, singletons)
    return browserBuild(options, {
      development,
      federation,
      input: './src/remote.ts',
      exposes: all,
      codeSplitting: { groups: remoteGroups },
    })
  })
}

/**
 * The Vite configuration of the shell, likewise.
 *
 * @param groups what of the shell's own modules shares a chunk beside the entry's
 */
export const shell = ({ groups, ...options }: PackageOptions & { groups: ChunkGroup[] }) =>
  defineConfig(({ command, isSsrBuild }) => {
    if (isSsrBuild) return serverBuild(options, { './server': './src/server.tsx' }, { provides: true })
    const development = command === 'serve'
    return browserBuild(options, {
      development,
      federation: [],
      input: './src/entry.tsx',
      exposes: {},
      // A group that took in what its modules import would swallow the router, and the entry would need it.
      codeSplitting: { groups: [...shellGroups, ...groups], includeDependenciesRecursively: false },
    })
  })

/** Module ids relative to the repository, so that they are the same wherever it is checked out. */
export const moduleName = (root: string) => (id: string) =>
  relative(join(root, '..'), id.replace(/^\0/, '')).split(sep).join('/')

/** Where the files of a release are served. */
const baseOf = (name: string) => `/assets/${name}/`

const shared = (
  { name, root, schemas, eventsOf, beforeContent }: PackageOptions,
  emit: boolean,
  development = false,
): UserConfig & { plugins: PluginOption[] } => ({
  root,
  base: baseOf(name),
  plugins: [
    eventsOf && calendarPlugin({ root, schemas, eventsOf, base: baseOf(name), emit }),
    contentPlugin(root, schemas, emit && beforeContent ? join(root, beforeContent) : undefined),
    picturePlugin({ base: baseOf(name), emit, cache: join(root, '../node_modules/.cache/pictures') }),
  ],
  css: {
    modules: {
      generateScopedName: development
        ? `${name[0]}_[local]_[hash:base64:4]`
        : scopedName(name, moduleName(root)),
    },
  },
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'zustand'] },
})

type BrowserBuild = {
  development: boolean
  federation: PluginOption
  input: string
  exposes: Record<string, string>
  codeSplitting: { groups: ChunkGroup[]; includeDependenciesRecursively?: boolean }
}

function browserBuild(
  options: PackageOptions,
  { development, federation, input, exposes, codeSplitting }: BrowserBuild,
): UserConfig {
  const base = shared(options, true, development)
  return {
    ...base,
    // A development server has an origin of its own, so its files need no folder.
    ...(development ? { base: '/' } : {}),
    plugins: [
      federation,
      ...base.plugins,
      // Without the shell's address an update of a remote's component is sent, but nothing changes on screen.
      react({ reactRefreshHost: options.name === 'shell' ? '' : `http://localhost:${ports.shell}` }),
      chunkGraphPlugin(moduleName(options.root), Object.values(exposes)),
      ...(options.plugins ?? []),
    ],
    // Styles that scripts fetch, and files that styles name, follow whichever origin a release is served from.
    experimental: {
      renderBuiltUrl: (file, { hostType }) => ({ relative: hostType === 'css' || file.endsWith('.css') }),
    },
    build: {
      target: 'es2022',
      outDir: 'dist/browser',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      sourcemap: 'hidden',
      // Scripts are named by the page itself, with integrity; the helper is left with the styles.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name]-[hash].js',
          // Every page names some forty of them, and random letters do not compress. What a name stands for, its integrity says.
          chunkFileNames: 'c-[hash:6].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting,
        },
      },
    },
    server: {
      port: ports[options.name],
      strictPort: true,
      cors: true,
      origin: `http://localhost:${ports[options.name]}`,
    },
  }
}

function serverBuild(
  options: PackageOptions,
  exposes: Record<string, string>,
  { provides = false }: { provides?: boolean } = {},
): UserConfig {
  const base = shared(options, false)
  return {
    ...base,
    plugins: [...base.plugins, react(), exposedModules(exposes), recordedImports(moduleName(options.root))],
    // One React for all packages: the shell's server build carries it and hands it to the remotes' builds.
    ssr: { noExternal: true, external: provides ? [] : [...singletons] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: {
        input: 'virtual:exposed',
        ...(provides ? {} : { external: [...singletons] }),
        output: {
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: 'server.cjs',
          // As in the browser's build, so that both give one address to a clip or a captions file.
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  }
}

/** The server build's entry: an object `exposes` with each exposed module, as the container has in the browser. */
function exposedModules(exposes: Record<string, string>): PluginOption {
  const id = 'virtual:exposed'
  return {
    name: 'college:exposed-modules',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      const entries = Object.entries(exposes)
      const imports = entries.map(
        ([, file], index) => `import * as m${index} from ${JSON.stringify(file.replace('./', '/'))}`,
      )
      const keys = entries.map(([key], index) => `${JSON.stringify(key)}: m${index}`)
      return `${imports.join('\n')}\nexport const exposes = { ${keys.join(', ')} }`
    },
  }
}
