import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { documentSource, siteSource } from '../compose/page-source'
import { putLive } from '../release/put-live'
import { placed } from '../store/channel'
import { readChannel } from '../store/log'
import { releaseFolder } from '../store/site-store'
import { seal, tinySite } from '../testing/tiny-site'
import { startRenderer } from './render'
import { planOf } from './write-site'

afterEach(() => vi.unstubAllEnvs())

type Site = Awaited<ReturnType<typeof tinySite>>

const lists = Array.from({ length: 30 }, (_, index) => [`/list/${index}`, {}])
const pages = { '/academics': {}, ...Object.fromEntries(lists) }

/** Stores a release with thirty more pages; `start` is code of its server build, `page` the end of each page. */
function releaseWith({ store, release }: Site, { start = '', page = 'page' }, version = 'v2') {
  const server = join(releaseFolder(store, 'academics', release('academics', version, pages)), 'server')
  const file = join(server, 'server.cjs')
  const code = readFileSync(file, 'utf8').replace('async () => page', `async () => ${page}`)
  writeFileSync(file, `${start}\n${code}`)
  seal(store, 'academics', version)
  return version
}

/** The refusal of such a release. The site must stay. */
async function refusal(code: Parameters<typeof releaseWith>[1], site?: Site, version?: string) {
  const { store, served, live, ...rest } = site ?? (await tinySite())
  const before = served()
  const academics = releaseWith({ store, served, live, ...rest }, code, version)
  const sentence = await putLive(store, { academics }).catch((error: Error) => error.message)
  expect(served()).toEqual(before)
  expect(await live('academics')).toBe('v1')
  return sentence
}

const home = JSON.stringify(process.env.HOME ?? '/')

/** What a server build may try, and what the refusal says that it asks for. */
const asked: [code: string, wanted: string][] = [
  ['process.env.AWS_SECRET_ACCESS_KEY', 'the environment variable AWS_SECRET_ACCESS_KEY'],
  ['globalThis.process?.env?.HOME', 'the environment variable HOME'],
  ['Object.keys(process.env)', 'the environment variable *'],
  ['({ ...process.env })', 'the environment variable *'],
  ['Function("return process")().env.HOME', 'the environment variable HOME'],
  ['(0, eval)("process.env.HOME")', 'the environment variable HOME'],
  [`require('fs').readdirSync(${home})`, "the module 'fs'"],
  [`require('node:fs/promises').writeFile('/tmp/written', '')`, "the module 'node:fs/promises'"],
  ["require('child_process').execSync('id')", "the module 'child_process'"],
  ["require('worker_threads')", "the module 'worker_threads'"],
  ["require('node:net').connect(80, '127.0.0.1')", "the module 'node:net'"],
  ["require('../../../../../package.json')", 'the file '],
  ["require('react-dom/server')", "the module 'react-dom/server'"],
  ['fetch("http://127.0.0.1:9/")', 'the network (fetch)'],
  ['new WebSocket("ws://127.0.0.1:9/")', 'the network (WebSocket)'],
  ['setTimeout(fetch, 0, "http://127.0.0.1:9/")', 'the network (fetch)'],
  ['process.getBuiltinModule("fs")', 'process.getBuiltinModule'],
  ['process.binding("fs")', 'process.binding'],
  ['process.mainModule.require("fs")', 'process.mainModule'],
  ['process.exit(3)', 'process.exit'],
  ['process.stdout.constructor', 'process.stdout'],
  ['import("node:fs")', "the module 'node:fs'"],
  ['Function("return import(\'node:fs\')")()', "the module 'node:fs'"],
  ['(0, eval)("import(\'node:fs\')")', "the module 'node:fs'"],
]

test('refuses a server build that asks for more than its own files, naming it', {
  timeout: 120_000,
}, async () => {
  const site = await tinySite()
  for (const [row, [code, wanted]] of asked.entries()) {
    const expected = `: its server build asks for ${wanted}`
    // Once while it loads; once at a page, where the build catches the error.
    const loud = await refusal({ start: code }, site, `loud${row}`)
    expect(loud, code).toContain(expected)
    const page = `(async () => { try { await (${code}) } catch {} await new Promise(setImmediate); return page })()`
    const quiet = await refusal({ page: `path === '/list/17' ? ${page} : page` }, site, `quiet${row}`)
    expect(quiet, code).toContain(expected)
    if (!code.startsWith('setTimeout'))
      expect([loud, quiet].join()).toMatch(/^academics loud.*,academics quiet/)
    else expect(loud).toMatch(/^shell v1 or .*academics loud/)
  }
})

/** The plan of a site with some releases in place of those that are live. */
const planWith = async ({ store }: Site, releases: Record<string, string> = {}) =>
  planOf(store, placed(await readChannel(store), releases), 'production')

/** Adds code to the server build of the first shell. */
function addToShell({ store }: Site, code: (was: string) => string) {
  const file = join(releaseFolder(store, 'shell', 'v1'), 'server', 'server.cjs')
  writeFileSync(file, code(readFileSync(file, 'utf8')))
}

const page17 = (code: string) => ({ page: `path === '/list/17' ? ${code} : page` })

test.each<[string, string, Parameters<typeof releaseWith>[1], shell?: (was: string) => string]>([
  ['a page that is never there', 'academics: /list/17', page17('new Promise(() => {})')],
  ['a page without an end', 'academics: /list/17', page17('(() => { for (;;); })()')],
  ['a section that never loads', 'academics v2: server/server.cjs', { start: 'for (;;);' }],
  [
    'a shell that never starts',
    'shell v1: server/server.cjs',
    {},
    (was) => was.replace('async () => ({ render', 'async () => { for (;;); }; void ({ render'),
  ],
  [
    'files that never come',
    'shell',
    {},
    (was) => was.replace("=> [['worker.js'", "=> new Promise(() => {}) ?? [['worker.js'"),
  ],
])('%s is given up, naming it', { timeout: 60_000 }, async (_, named, code, shell) => {
  const site = await tinySite()
  releaseWith(site, code)
  if (shell) addToShell(site, shell)
  const { pages, composition } = await planWith(site, { academics: 'v2' })
  const source = siteSource(composition)
  const made = async () => {
    const renderer = await startRenderer(site.store, source, 2_000)
    try {
      await renderer.draw(
        pages.map((planned) => ({ page: planned.page, composition: documentSource(source, planned) })),
      )
      await renderer.files(composition, new Map(), new Map([[composition.releases.shell.entry, '']]))
    } finally {
      renderer.close()
    }
  }
  await expect(made()).rejects.toThrow(
    `${named}: its server build has not answered for 2 s, expected one that comes to an end; nothing has changed.`,
  )
})

test('a forbidden access is still reported when the process has ended before the next request', async () => {
  const site = await tinySite()
  const { store } = site
  addToShell(site, (was) => `setTimeout(fetch, 100, "http://127.0.0.1:9/")\n${was}`)
  const { composition } = await planWith(site)
  const renderer = await startRenderer(store, siteSource(composition))
  // While this process is busy, the other one asks for the network and ends.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
  await expect(renderer.draw([])).rejects.toThrow('its server build asks for the network (fetch)')
})

test('accepts a server build that uses harmless globals, and keeps its console output off the pages', async () => {
  const site = await tinySite()
  const start = `new URL('/a', 'https://example.org'); structuredClone(Buffer.from('a')); new TextEncoder().encode('a')
    if (process.env.NODE_ENV !== 'production' || process.versions) throw new Error('This is Node')
    console.log('A word'); crypto.randomUUID(); performance.now(); new AbortController(); new Response('a')`
  releaseWith(site, { start, page: 'new Promise((resolve) => setTimeout(resolve, 1, page))' })
  await putLive(site.store, { academics: 'v2' })
  expect(await site.live('academics')).toBe('v2')
})

test('a server build sees only the language and globals known as harmless', async () => {
  const names = await refusal({ start: 'throw new Error(Object.getOwnPropertyNames(globalThis).join(" "))' })
  for (const name of ['Worker', 'BroadcastChannel', 'navigator', 'localStorage', 'require', 'module', 'fs'])
    expect(` ${names} `).not.toContain(` ${name} `)
})

test('a process that ends half-way is refused in a sentence, and nothing changes', async () => {
  const late =
    "setTimeout(() => { throw new Error('Too late') }), new Promise(() => setInterval(() => {}, 1000))"
  expect(await refusal({ page: `path === '/list/17' ? (${late}) : page` })).toBe(
    'compose: the process that renders has ended (Too late); nothing has changed.',
  )
})

test('a process that runs out of memory is refused in a sentence, and nothing changes', {
  timeout: 60_000,
}, async () => {
  const endless = '{ const all = []; for (;;) all.push(new Array(1e5).fill(path)) }'
  expect(await refusal({ page: endless })).toMatch(
    /^compose: the process that renders has ended \(.*memory\); nothing has changed\.$/,
  )
})

test('refuses a page that cannot be rendered, with any number of processes', async () => {
  for (const workers of ['1', '2']) {
    vi.stubEnv('SITE_WORKERS', workers)
    expect(await refusal({ page: '({ error: "No words" })' })).toMatch(
      /^academics: \/\S+: the page could not be rendered: No words$/,
    )
  }
})
