import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageLoader, Remote } from '../contract/contract'
import {
  type Assets,
  manifestFile,
  type PackageName,
  type ReleasedPage,
  type ReleaseManifest,
} from '../contract/release-manifest'
import { type ChunkGraph, chunkGraphFile } from './chunk-graph'
import { recorderName } from './recorded-imports'
import { loadServerModule } from './server-module'
import { moveSourceMaps } from './source-maps'
import { structuredDataIn, structuredDataName } from './structured-data'

/**
 * Writes `dist/release.json` from the two builds of a package: which pages it has, and which scripts and
 * styles each of them needs.
 *
 * @param root the package's folder
 * @param provided modules for evaluating the server build; nothing is rendered here
 */
export async function writeRelease(
  root: string,
  name: PackageName,
  provided: Record<string, unknown>,
): Promise<ReleaseManifest> {
  const browser = join(root, 'dist/browser')
  const server = join(root, 'dist/server/server.cjs')
  const graph: ChunkGraph = JSON.parse(readFileSync(join(browser, chunkGraphFile), 'utf8'))
  const { exposes } = loadServerModule(server, provided)

  const entry = entryOf(graph, name)
  const runtime = runtimeOf(graph, entry)
  const owner = exposes['./remote'] ?? exposes['./server'] ?? {}
  const remote = owner.remote as Remote
  const structured = structuredDataIn(name, exposes, remote)
  const loaded = new Map<string, Awaited<ReturnType<typeof recordLoad>>>()
  for (const [path, load] of Object.entries(remote.pages)) loaded.set(path, await recordLoad(load))
  const pageModules = new Set([...loaded.values()].flatMap(({ modules }) => modules))
  const complete = (assets: Assets): Assets => {
    const all = { ...assets, scripts: [...runtime.scripts, ...assets.scripts] }
    return { ...assets, later: laterOf(graph, all, pageModules) }
  }
  const pages: ReleasedPage[] = [...loaded].map(([path, { head, modules }]) => ({
    path,
    ...head,
    ...complete(without(assetsOf(graph, modules), runtime)),
    ...structured(path),
  }))

  const others = Object.keys(exposes).filter(
    (key) => !['./remote', './server', structuredDataName].includes(key),
  )
  moveSourceMaps(join(root, 'dist'))
  const files = describeFiles(browser)
  const body = {
    name,
    contract: remote.contract,
    entry,
    files,
    runtime,
    pages,
    exposes: Object.fromEntries(
      others.map((key) => [key, complete(without(assetsOf(graph, [exposedFile(graph, key)]), runtime))]),
    ),
  }
  const version = createHash('sha256')
    .update(JSON.stringify(body))
    .update(readFileSync(server))
    .digest('hex')
    .slice(0, 12)
  const manifest = { ...body, version }
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist', manifestFile), JSON.stringify(manifest, null, 1))
  return manifest
}

/** Runs a page's loader and notes every module of ours that it fetched. */
async function recordLoad(load: PageLoader) {
  const modules: string[] = []
  const recorder: Record<string, unknown> = globalThis
  recorder[recorderName] = (module: string) => modules.push(module)
  try {
    const { head } = await load()
    return { head, modules }
  } finally {
    delete recorder[recorderName]
  }
}

function entryOf(graph: ChunkGraph, name: PackageName) {
  const file = Object.entries(graph.chunks).find(([file, chunk]) =>
    name === 'shell' ? chunk.entry && file.startsWith('entry') : file.startsWith('remoteEntry'),
  )?.[0]
  if (!file) throw new Error(`${name}: the build has no entry script`)
  return file
}

/**
 * Everything between the entry and the first page: what the entry imports, and the module with the pages, which a
 * container fetches when it is asked for it.
 */
function runtimeOf(graph: ChunkGraph, entry: string): Assets {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const chunk = graph.chunks[file]
    if (!chunk || seen.has(file)) return
    seen.add(file)
    for (const next of chunk.imports) visit(next)
    for (const next of chunk.lazy) if (graph.chunks[next]?.facade?.endsWith('/src/remote.ts')) visit(next)
  }
  visit(entry)
  return collect(graph, seen)
}

/**
 * The scripts that these may fetch later: all that they lead to by import(), but for pages, which have entries of
 * their own.
 */
function laterOf(graph: ChunkGraph, { scripts }: Assets, pageModules: Set<string>): string[] {
  const found = new Set<string>()
  const reach = (file: string) => {
    const chunk = graph.chunks[file]
    if (!chunk || found.has(file) || scripts.includes(file) || pageModules.has(chunk.facade ?? '')) return
    found.add(file)
    for (const next of chunk.imports) reach(next)
    follow(chunk)
  }
  const follow = (from: { lazy: string[] } | undefined) => {
    for (const file of from?.lazy ?? []) reach(file)
  }
  for (const file of scripts) follow(graph.chunks[file])
  return [...found].sort()
}

/** What modules need, imported before importing: a page's styles come after those of the parts that it uses, and win. */
function assetsOf(graph: ChunkGraph, modules: string[]): Assets {
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = (file: string) => {
    const chunk = graph.chunks[file]
    if (!chunk || seen.has(file)) return
    seen.add(file)
    for (const next of chunk.imports) visit(next)
    ordered.push(file)
  }
  for (const module of modules) {
    const file = Object.entries(graph.chunks).find(
      ([, chunk]) => chunk.facade === module || chunk.modules.includes(module),
    )?.[0]
    if (!file)
      throw new Error(`${module}: the page loads this module, but no script of the browser's build holds it`)
    visit(file)
  }
  return collect(graph, ordered)
}

const collect = (graph: ChunkGraph, files: Iterable<string>): Assets => {
  const scripts = [...files]
  return { scripts, styles: [...new Set(scripts.flatMap((file) => graph.chunks[file]?.styles ?? []))] }
}

const without = (assets: Assets, other: Assets): Assets => ({
  scripts: assets.scripts.filter((file) => !other.scripts.includes(file)),
  styles: assets.styles.filter((file) => !other.styles.includes(file)),
})

function exposedFile(graph: ChunkGraph, key: string) {
  const name = key.replace('./', '')
  const file = graph.exposed.find((path) => path.includes(name))
  const module = Object.values(graph.chunks).find(
    (chunk) => file && chunk.facade?.endsWith(file.replace('./', '/')),
  )?.facade
  if (!module) throw new Error(`${key}: exposed, but no script of the build holds it`)
  return module
}

function describeFiles(folder: string): ReleaseManifest['files'] {
  const names = readdirSync(folder)
    .filter((name) => name !== chunkGraphFile)
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name))
      const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
      return [name, { integrity, bytes: bytes.length }]
    }),
  )
}
