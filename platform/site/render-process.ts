import { createRequire } from 'node:module'
import process from 'node:process'
import { runInNewContext } from 'node:vm'
import type { PageLoader, Remote } from '@college/shared/contract'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import type { PackageName } from '@college/shared/contract/release-manifest'
import type { RenderedPage, ShellServer, SiteDocuments } from '@college/shared/contract/shell-server'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { loadServerModule, type ServerExports } from '@college/shared/preset/server-module'
import type { ComponentType } from 'react'

// Runs server builds without the tool's environment and permissions (decision 39). `render.ts` starts this process.

export type ServerBuild = { version: string; files: Record<string, string> }

export type PageRequest = { page: ComposedPage; composition: Composition }

/** A page's document, and what the site's lists and checks need from it. */
export type DrawnPage = Pick<RenderedPage, 'description' | 'words' | 'ids' | 'links'> & { document: string }

/** What the process does, one request at a time. */
export type RenderProcess = {
  /** Starts the site. Returns the paths of the pages that the shell keeps offline. */
  start: (
    site: SiteConfig,
    builds: Record<PackageName, ServerBuild>,
    footerForm: string,
  ) => Promise<SiteDocuments['keptPages']>
  draw: (pages: PageRequest[]) => Promise<DrawnPage[]>
  /** The shell's files; `texts` are the browser files of its release, by name. */
  files: (
    composition: Composition,
    kept: Map<string, string>,
    texts: Map<string, string>,
  ) => Promise<ReturnType<SiteDocuments['files']>>
}
export type Request = { name: keyof RenderProcess; words: unknown[] }
/** `at`: whose code runs from now on. It is named when no answer follows. */
export type Answer = { answer: unknown } | { refused: string } | { at: string }

const say = (answer: Answer) => process.send?.(answer)

/** The releases whose server builds have been loaded. */
const loaded: string[] = []

/** Refuses a server build's forbidden access. Sent at once, because the build may catch the error. */
function refuse(wanted: string, asking = String(new Error().stack)): never {
  const [, build = loaded.join(' or ')] = /([\w-]+ [\w.-]+): server\//.exec(asking) ?? []
  const refused = `${build}: its server build asks for ${wanted}; expected one that gets by with its own files.`
  say({ refused })
  throw new Error(refused)
}

/** Globals of Node that give no access to environment, files or network. */
const harmless =
  `global Buffer URL URLSearchParams TextEncoder TextDecoder atob btoa structuredClone queueMicrotask
  setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate performance crypto
  AbortController AbortSignal Event EventTarget DOMException MessageChannel MessagePort MessageEvent
  Blob File FormData Headers Request Response ReadableStream WritableStream TransformStream
  CompressionStream DecompressionStream TextEncoderStream TextDecoderStream`.split(/\s+/)

/** Properties by which libraries detect Node: undefined here. */
const feelers = ['browser', 'versions', 'release', 'type', 'emit']

const guarded = (known: object, wanted: (name: string) => string) =>
  new Proxy(known, {
    get: (_, name) =>
      typeof name === 'symbol' || name in known ? Reflect.get(known, name) : refuse(wanted(name)),
    has: (_, name) => name in known,
    ownKeys: () => refuse(wanted('*')),
  })

/** A stand-in that can be called and constructed, and then refuses. */
function closed(wanted: string) {
  function asked() {
    refuse(wanted)
  }
  return asked
}

/** Removes everything forbidden from this realm, in which server builds are evaluated. */
function takeRights() {
  const language: string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)')
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!language.includes(name) && !harmless.includes(name)) Reflect.deleteProperty(globalThis, name)

  const env = guarded({ NODE_ENV: 'production' }, (name) => `the environment variable ${name}`)
  const known = { env, ...Object.fromEntries(feelers.map((name) => [name, undefined])) }
  // Node's own console holds the streams of this process.
  const { log } = console
  const methods = ['log', 'info', 'warn', 'error', 'debug'].map((name) => [
    name,
    (...words: unknown[]) => log(...words),
  ])
  const network = ['fetch', 'WebSocket', 'EventSource'].map((name) => [name, closed(`the network (${name})`)])
  Object.assign(globalThis, {
    process: guarded(known, (name) => `process.${name}`),
    console: Object.fromEntries(methods),
    ...Object.fromEntries(network),
  })
  // Even if a build gets hold of the real `process`, it must not load modules through it.
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'mainModule'])
    Reflect.deleteProperty(process, name)
}

/** The modules of Node that React's server build requires. */
function nodeModules(): Record<string, unknown> {
  const require = createRequire(import.meta.url)
  const wanted = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'url', 'util']
  return Object.fromEntries(wanted.map((name) => [name, require(name)]))
}

async function siteOf(...[config, builds, footerForm]: Parameters<RenderProcess['start']>) {
  const load = (name: PackageName, provided: Record<string, unknown>) => {
    const { version = 'of none', files = {} } = builds[name] ?? {}
    const exposed = name === 'shell' ? './server' : './remote'
    const folder = `${name} ${version}: server`
    const read = (file: string) => files[file.slice(folder.length + 1)] ?? refuse(`the file ${file}`)
    let reason = `exposes no ${exposed}`
    loaded.push(`${name} ${version}`)
    say({ at: `${folder}/server.cjs` })
    try {
      const { exposes } = loadServerModule(`${folder}/server.cjs`, provided, { read, refuse })
      if (exposes?.[exposed]) return exposes
    } catch (error) {
      reason = messageOf(error)
    }
    throw new Error(`${folder}/server.cjs: ${reason}; expected the server build of ${name}.`)
  }
  const shell = load('shell', nodeModules())['./server'] as ShellServer
  const documents = await shell.startSite(config)
  // Load a section at its first page to render: a rollback loads none.
  const sections = new Map<PackageName, ServerExports['exposes']>()
  const section = (name: PackageName) => {
    const loaded = sections.get(name) ?? load(name, shell.singletons)
    sections.set(name, loaded)
    return loaded
  }
  const loadersOf = (owner: PackageName): Record<string, PageLoader> =>
    owner === 'shell' ? shell.remote.pages : (section(owner)['./remote'] as { remote: Remote }).remote.pages

  const form = () => {
    const { FooterForm } = (section('forms')[footerForm] ?? {}) as { FooterForm?: ComponentType }
    if (FooterForm) return FooterForm
    throw new Error(
      `forms ${builds.forms?.version}: exposes no footer form; expected '${footerForm}' with the component FooterForm.`,
    )
  }

  const render = async ({ page, composition }: PageRequest): Promise<RenderedPage> => {
    const load = loadersOf(page.owner)[page.page.path]
    if (!load)
      throw new Error(
        `${page.owner}: ${page.path}: stands in the release's manifest, but its build has no such page.`,
      )
    const FooterForm = form()
    say({ at: `${page.owner}: ${page.path}` })
    try {
      return await documents.render(composition, page, await load(), FooterForm)
    } catch (error) {
      throw new Error(`${page.owner}: ${page.path}: the page could not be rendered: ${messageOf(error)}`)
    }
  }

  const draw = async (request: PageRequest): Promise<DrawnPage> => {
    const rendered = await render(request)
    const { description, words, ids, links } = rendered
    const document = documents.document(request.composition, request.page, rendered)
    return { document, description, words, ids, links }
  }
  return { documents, draw }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

takeRights()
let site: ReturnType<typeof siteOf>
const handlers: RenderProcess = {
  start: async (...words) => {
    site = siteOf(...words)
    return (await site).documents.keptPages
  },
  draw: async (pages) => {
    const drawn: DrawnPage[] = []
    // One after the other: of several at a time, nobody could tell which has no end.
    for (const page of pages) drawn.push(await (await site).draw(page))
    return drawn
  },
  files: async (composition, kept, texts) => {
    say({ at: 'shell' })
    return (await site).documents.files(
      composition,
      kept,
      (file) => texts.get(file) ?? refuse(`the file ${file}`),
    )
  },
}
process.on('message', async ({ name, words }: Request) => {
  try {
    const run = handlers[name] as (...words: unknown[]) => Promise<unknown>
    say({ answer: await run(...words) })
  } catch (error) {
    say({ refused: messageOf(error) })
  }
})
