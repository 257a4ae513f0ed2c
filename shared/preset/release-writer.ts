import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { type Manifest, type ManifestChunk, parseAst } from 'vite'
import type { PageHead, Remote } from '../contract/contract'
import {
  type Assets,
  manifestFile,
  type PackageName,
  type ReleasedPage,
  type ReleaseManifest,
} from '../contract/release-manifest'
import { distOf } from './checkout'
import { containerEntry } from './container-plugin'
import { designOf } from './design'
import { federationManifest, federationManifestFile } from './federation-manifest'
import { librariesIn } from './library-plugin'
import { requirementsOf } from './requirements'
import { loadServerModule, structuredDataIn } from './server-module'
import { moveSourceMaps } from './source-maps'
import { untilIn } from './until'
import { checksIn } from './visitor-checks'
import { filesOf, importedLazily, readManifest, withImports } from './vite-manifest'

/**
 * Writes `dist/release.json` from the two builds of a package: which pages it has, and which scripts and
 * styles each of them needs.
 *
 * @param provided modules for evaluating the server build; nothing is rendered here
 */
export async function writeRelease(
  root: string,
  name: PackageName,
  provided: Record<string, unknown>,
): Promise<ReleaseManifest> {
  const browser = join(distOf(root), 'browser')
  const server = join(distOf(root), 'server')
  const chunks = readManifest(browser)
  const serverChunks = readManifest(server)
  const libraries = librariesIn(chunks)
  const keys = new Map(Object.entries(serverChunks).map(([key, { file }]) => [file, key]))
  const sourceOf = (file: string) => {
    const chunk = serverChunks[keys.get(file) ?? '']
    return (chunk && counterpart(chunk, chunks)) ?? file
  }
  let imported: string[] = []
  const built = loadServerModule(join(server, 'server.cjs'), provided, {
    imported: (file) => imported.push(basename(file)),
  })
  const { exposes } = built
  const { remote } = (exposes['./remote'] ?? exposes['./server']) as { remote: Remote }
  const loaded: { path: string; head: PageHead; sources: string[]; server: string[] }[] = []
  for (const [path, load] of Object.entries(remote.pages)) {
    imported = []
    const {
      head: { plant: _, ...head },
    } = await load()
    const sources = imported.map(sourceOf)
    const missing = sources.find((source) => !chunks[source])
    if (missing)
      throw new Error(
        `${path}: the page imports ${missing}, but no script of the browser's build is named for it`,
      )
    loaded.push({ path, head, sources, server: imported.flatMap((file) => keys.get(file) ?? []) })
  }

  // Structured data is imported too, but by no page.
  imported = []
  const structured = await structuredDataIn(name, built, remote)
  const until = untilIn(root)
  const checks = checksIn(root)
  const { entry, start, modules, list } = startOf(name, chunks)
  const pageSources = new Set(loaded.flatMap(({ sources }) => sources))
  const [serverEntry = ''] = Object.keys(serverChunks).filter((key) => serverChunks[key]?.isEntry)
  // The entry's dynamic imports are all pages and structured data: none renders one of them.
  const rendering = { ...serverChunks, [serverEntry]: { ...serverChunks[serverEntry], dynamicImports: [] } }
  const renderedBy = (keys: string[]) => serverHash(server, rendering as Manifest, keys)
  const assetsOf = (sources: string[]): Assets => {
    const needed = withImports(chunks, sources)
    const lazy = importedLazily(chunks, new Set([...start, ...needed]), new Set([...pageSources, ...modules]))
    const own = filesOf(
      chunks,
      [...needed].filter((source) => !start.has(source)),
    )
    const later = filesOf(chunks, lazy).scripts
    return { ...own, lazy: [...later, ...librariesOf([...own.scripts, ...later])].sort() }
  }
  /** Libraries are external to the build, so its manifest does not say which scripts import them. */
  const librariesOf = (scripts: string[]) => {
    const texts = scripts.map((file) => readFileSync(join(browser, file), 'utf8'))
    return Object.values(libraries)
      .map(({ script }) => script)
      .filter((script) => texts.some((text) => text.includes(script)))
  }
  /** The scripts that our host imports for a page; of a guest it knows none. */
  const modulesOf = (path: string, sources: string[]) => {
    if (!list) return {}
    const { scripts } = filesOf(chunks, sources)
    const names = sources.length > 1 ? ['default', 'Component'] : ['Component']
    if (scripts.length !== names.length || !scripts.every((file, at) => exportsOf(file).has(names[at] ?? '')))
      throw new Error(
        `${path}: the page's loader imports ${sources.join(', ')}; expected one module that is a page, or a content file and the template that shows it.`,
      )
    return { modules: scripts }
  }
  const exportsOf = (file: string) =>
    new Set(
      parseAst(readFileSync(join(browser, file), 'utf8')).body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration'
          ? statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
          : [],
      ),
    )

  moveSourceMaps(distOf(root))
  const body = {
    name,
    contract: remote.contract,
    ...requirementsOf(root, exposes, libraries),
    ...designOf(root, name === 'shell'),
    entry: chunks[entry]?.file ?? '',
    runtime: filesOf(chunks, start),
    pages: loaded.map(
      ({ path, head, sources, server }): ReleasedPage => ({
        path,
        ...head,
        ...assetsOf(sources),
        server: renderedBy(server),
        ...modulesOf(path, sources),
        ...(structured[path]?.length && { structuredData: structured[path] }),
      }),
    ),
    ...(until.length && { until }),
    ...(checks.length && { checks }),
    exposes: Object.fromEntries(
      modules
        .filter((source) => exposedAs(source) !== './remote')
        .map((source) => [
          exposedAs(source),
          {
            ...assetsOf([source]),
            ...(list && { modules: filesOf(chunks, [source]).scripts }),
            server: renderedBy([serverEntry]),
          },
        ]),
    ),
  }
  const version = versionOf({ ...body, files: describeFiles(browser) }, server)
  const forOtherHosts = join(browser, federationManifestFile)
  if (name !== 'shell' && !existsSync(forOtherHosts))
    writeFileSync(forOtherHosts, JSON.stringify(federationManifest({ ...body, version, ...list })))
  const manifest = { ...body, files: describeFiles(browser), version }
  writeFileSync(join(distOf(root), manifestFile), JSON.stringify(manifest, null, 1))
  return manifest
}

/**
 * Where a package begins, its exposed modules, and what is there before any page. Our own remotes begin with a container
 * that knows no page, for a host that does; the list of all pages is for other hosts. A guest has the list alone, in an
 * entry that also imports what it shares.
 */
function startOf(name: PackageName, chunks: Manifest) {
  const entry = Object.keys(chunks).find((source) => /^(remoteE|e)ntry$/.test(chunks[source]?.name ?? ''))
  if (!entry) throw new Error(`${name}: the build has no script named 'remoteEntry'.`)
  const imported = name === 'shell' ? [] : (chunks[entry]?.dynamicImports ?? [])
  const modules = imported.filter((source) => !source.startsWith('virtual:'))
  if (name !== 'shell' && !modules.some((source) => exposedAs(source) === './remote'))
    throw new Error(`${name}: the build's entry exposes no './remote'.`)
  const others = imported.filter((source) => exposedAs(source) === './remote' || !modules.includes(source))
  const all = withImports(chunks, [entry, ...others])
  if (!chunks[containerEntry]) return { entry, modules, start: all }
  const list = { entry: chunks[entry]?.file ?? '', runtime: filesOf(chunks, all) }
  return { entry: containerEntry, modules, start: withImports(chunks, [containerEntry]), list }
}

/** The same chunk of the other build. One that is imported both lazily and not has a name instead of a source. */
const counterpart = ({ src, name }: ManifestChunk, chunks: Manifest) =>
  src ?? Object.keys(chunks).find((key) => !chunks[key]?.src && chunks[key]?.name === name)

const exposedAs = (source: string) => `./${parse(source).name}`

/**
 * A hash over what renders a page: the texts of its chunks of the server build and of all that they import. Names of files
 * count without their hashes: the list of pages, which names them all, is in what several pages import.
 */
function serverHash(server: string, chunks: Manifest, keys: string[]): string {
  const now = withImports(chunks, keys)
  const texts = [...now, ...importedLazily(chunks, now, new Set())]
    .sort()
    .map((key) => readFileSync(join(server, chunks[key]?.file ?? ''), 'utf8'))
  return hash('sha256', texts.join('').replaceAll(/-[\w-]{8}\.cjs/g, '')).slice(0, 12)
}

function versionOf(described: object, server: string): string {
  const code = readdirSync(server)
    .filter((file) => file.endsWith('.cjs'))
    .sort()
    .map((file) => readFileSync(join(server, file)))
  return hash('sha256', Buffer.concat([Buffer.from(JSON.stringify(described)), ...code])).slice(0, 12)
}

function describeFiles(folder: string): ReleaseManifest['files'] {
  const names = readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? entry.name : []))
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name))
      return [name, { integrity: `sha256-${hash('sha256', bytes, 'base64')}`, bytes: bytes.length }]
    }),
  )
}
