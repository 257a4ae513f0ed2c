import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import type { ContentSchemas } from '../content/read-content'
import type { PackageName } from '../contract/contract'
import { calendarFields, calendarPlugin, type EventsOf } from './calendar-plugin'
import { checkoutOf, distOf } from './checkout'
import { classNames } from './class-names'
import { containerEntry, containerPlugin, inRoot, remoteEntry } from './container-plugin'
import { inTests } from './content-in-tests'
import { contentPlugin } from './content-plugin'
import { loadedParts } from './design'
import { developmentFederation, singletons } from './federation'
import { libraryPlugin } from './library-plugin'
import { picturePlugin, picturesIn } from './picture-plugin'
import { developmentOrigin, portOf } from './ports'
import { pureDefinitions } from './pure-definitions'
import { rangesOf, runtimeImports } from './requirements'
import { scriptTextPlugin } from './script-text'
import { structuredDataFile } from './server-module'

type PackageOptions = {
  /** The name under which the package is released: `shell`, `media` … */
  name: PackageName
  root: string
  schemas: ContentSchemas
  /** The dated events in its content, for calendar files. */
  eventsOf?: EventsOf
  /** A module, by its path in the package, that must run in the browser before any content is evaluated. */
  beforeContent?: string
  plugins?: PluginOption[]
}

/**
 * The Vite configuration of a remote, for its uses: the federated build for the browser, the plain server build of the
 * same pages, the development server, and Vitest in a repository of its own.
 *
 * @param exposes further exposed modules besides `./remote`
 */
export const remote = ({
  exposes = {},
  ...options
}: PackageOptions & { exposes?: Record<string, string> }) => {
  const all = { './remote': './src/remote.ts', ...exposes }
  return defineConfig(({ command, mode, isSsrBuild }) => {
    if (mode === 'test') return inTests(options)
    if (isSsrBuild) return serverBuild(options, all)
    const development = command === 'serve'
    return browserBuild(options, {
      development,
      federation: development
        ? developmentFederation(options.name, all)
        : [containerPlugin(all, rangesOf(options.root)), libraryPlugin()],
      input: development ? './src/remote.ts' : { remoteEntry, container: containerEntry, ...entriesOf(all) },
      codeSplitting: remoteChunks,
      minify: namedFunctions,
    })
  })
}

export const shell = (options: PackageOptions) =>
  defineConfig(({ command, isSsrBuild }) => {
    if (isSsrBuild) return serverBuild(options, { './server': './document/server.tsx' })
    return browserBuild(options, {
      development: command === 'serve',
      federation: [],
      input: './host/entry.tsx',
      codeSplitting: shellChunks,
    })
  })

type CodeSplitting = NonNullable<Rolldown.OutputOptions['codeSplitting']>

/** A returning visitor keeps React, half of a page's script, across the shell's releases. */
const shellChunks: CodeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    {
      name: 'parts',
      // Without what only visitors of a canary need.
      test: /\/(shared\/(runtime|contract|content)|react-router|zustand|host\/sections)\/(?!visitor-manifest)/,
      minShareCount: 2,
    },
  ],
}

/** Left alone, the bundler has each page fetch ten chunks more, of some hundred bytes each. */
const remoteChunks: CodeSplitting = {
  groups: [
    // Evaluated before the host has given the singletons, so nothing that needs them may be in it.
    {
      name: 'container',
      test: /\/contract\/container|virtual:container|preload-helper|\/react\/.*jsx-runtime|rolldown\/runtime/,
      priority: 1,
    },
    // Few pages have a chart, and each would fetch it.
    { name: 'parts', test: /\/(shared|src)\/(?!ui\/bar-chart)/, minShareCount: 2 },
  ],
}

/**
 * A component that takes no props has no place in React's component stack, only its name, by which its file is found.
 * The names in the scripts of all five sections are 2.5 kB compressed.
 */
const namedFunctions: Rolldown.OutputOptions['minify'] = {
  mangle: { keepNames: { function: true, class: false } },
}

/** Exposed modules are entries too: a script that is one exports what its source does, under the same names. */
const entriesOf = (exposes: Record<string, string>) =>
  Object.fromEntries(Object.entries(exposes).map(([name, file]) => [name.slice(2), file]))

export const baseOf = (name: string) => `/assets/${name}/`

/** What all builds have in common: one flat folder, with a manifest, and no file within another. */
export const flatBuild = { assetsDir: '', emptyOutDir: true, manifest: true, assetsInlineLimit: 0 }

const shared = (
  { name, root, schemas, eventsOf, beforeContent }: PackageOptions,
  emit: boolean,
): UserConfig & { plugins: PluginOption[] } => ({
  root,
  base: baseOf(name),
  plugins: [
    eventsOf && calendarPlugin({ root, schemas, eventsOf, base: baseOf(name), emit }),
    contentPlugin(
      root,
      schemas,
      emit && beforeContent ? join(root, beforeContent) : undefined,
      eventsOf && calendarFields,
    ),
    picturePlugin({ base: baseOf(name), emit, cache: picturesIn(checkoutOf(root)) }),
    scriptTextPlugin(),
  ],
  css: { modules: { generateScopedName: classNames(name, root) } },
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'zustand'] },
})

type BrowserBuild = {
  development: boolean
  federation: PluginOption
  input: string | Record<string, string>
  codeSplitting: CodeSplitting
  minify?: Rolldown.OutputOptions['minify']
}

function browserBuild(
  options: PackageOptions,
  { development, federation, input, codeSplitting, minify }: BrowserBuild,
): UserConfig {
  const base = shared(options, true)
  return {
    ...base,
    // A development server has its own origin, so its files need no folder.
    ...(development
      ? {
          base: '/',
          // Vite's client knows a style by its file: of a shared part the last section's would replace the others'.
          css: { modules: { generateScopedName: classNames('', options.root) } },
        }
      : {}),
    plugins: [
      federation,
      pureDefinitions(),
      ...base.plugins,
      // Without the shell's address an update of a remote's component is sent, but nothing changes on screen.
      react({ reactRefreshHost: options.name === 'shell' ? '' : developmentOrigin('shell') }),
      ...(options.plugins ?? []),
    ],
    // Styles fetched by scripts, and files named in styles, use the origin that serves the release.
    experimental: {
      renderBuiltUrl: (file, { hostType }) => ({ relative: hostType === 'css' || file.endsWith('.css') }),
    },
    build: {
      ...flatBuild,
      target: 'es2022',
      outDir: join(distOf(''), 'browser'),
      reportCompressedSize: false,
      sourcemap: 'hidden',
      // Scripts are named by the page itself, with integrity; the helper is left with the styles.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input,
        output: { codeSplitting, ...(minify && { minify }) },
        // Of constants, 'smart' leaves those that are longer than their names; compressed, pages are 0.3 % smaller without.
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
    server: {
      port: portOf(options.name),
      strictPort: true,
      cors: true,
      origin: developmentOrigin(options.name),
    },
  }
}

function serverBuild(options: PackageOptions, exposes: Record<string, string>): UserConfig {
  const base = shared(options, false)
  const server = plainServerBuild(exposes)
  return { ...base, ...server, plugins: [...base.plugins, ...server.plugins, loadedParts()] }
}

/** The options common to all server builds, a guest's included: CommonJS files without federation. */
export function plainServerBuild(exposes: Record<string, string>) {
  // One React for all packages: the shell's server build carries it and hands it to the remotes' builds.
  const provides = './server' in exposes
  const external = provides ? [] : [...singletons]
  return {
    plugins: [react(), exposedModules(exposes), ...(provides ? [] : [runtimeImports()])],
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...flatBuild,
      ssr: true,
      target: 'node20',
      outDir: join(distOf(''), 'server'),
      minify: false,
      rolldownOptions: {
        input: 'virtual:exposed',
        external,
        // Comments would name modules by their path: a release would depend on where packages are installed.
        experimental: { attachDebugInfo: 'none' as const },
        output: {
          format: 'cjs' as const,
          entryFileNames: 'server.cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  }
}

/**
 * The server build's entry: an object `exposes` with each exposed module, as the container has in the browser. What pages
 * tell search engines is imported lazily: it reads all content, which would no longer be each page's own chunk.
 */
function exposedModules(exposes: Record<string, string>): PluginOption {
  const id = 'virtual:exposed'
  return {
    name: 'college:exposed-modules',
    resolveId(source) {
      return source === id ? inRoot(this, id) : undefined
    },
    load(source) {
      if (source !== inRoot(this, id)) return
      const entries = Object.entries(exposes)
      const imports = entries.map(
        ([, file], index) => `import * as m${index} from ${JSON.stringify(file.replace('./', '/'))}`,
      )
      const keys = entries.map(([key], index) => `${JSON.stringify(key)}: m${index}`)
      const code = `${imports.join('\n')}\nexport const exposes = { ${keys.join(', ')} }\n`
      if (!existsSync(join(this.environment.config.root, structuredDataFile))) return code
      return `${code}export const structuredData = async () => (await import('/${structuredDataFile}')).structuredData`
    },
  }
}
