import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { footerFormModule } from '@college/shared/contract'
import type { Composition } from '@college/shared/contract/composition'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { buildSync } from 'esbuild'
import { oneLine, Refusal } from '../store/refusal'
import { releaseFolder, type Store } from '../store/site-store'
import type { Answer, RenderProcess, Request, ServerBuild } from './render-process'

/** Renders the pages of a site with exactly its live releases, in a separate process. */
export type Renderer = Pick<RenderProcess, 'draw' | 'files'> & { keptPages: string[]; close: () => void }

/** Milliseconds for one page, or to load one server build: a page takes some, on a busy machine some hundred. */
const longest = 60_000

/**
 * Starts a rendering process without environment and permissions: the releases' code is sent to it.
 *
 * @throws Refusal when the shell's server build cannot be loaded, never ends, or asks for something forbidden
 */
export async function startRenderer(
  store: Pick<Store, 'releases'>,
  site: Composition,
  patience = longest,
): Promise<Renderer> {
  const child = spawn(process.execPath, [...rights, '--eval', processCode()], {
    // Fix the time zone, so that the same releases give the same bytes on every machine.
    env: { TZ: 'UTC' },
    // Server builds' console output must not mix with a command's output.
    stdio: ['ignore', 2, 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const ask = asking(child, patience)
  const close = () => child.kill('SIGKILL')
  try {
    const builds = Object.fromEntries(
      Object.values(site.releases).map(({ name, version }) => [name, buildOf(store, name, version)]),
    )
    const keptPages = await ask('start', site.site, builds, footerFormModule)
    return {
      keptPages,
      draw: (pages) => ask('draw', pages),
      files: (...words) => ask('files', ...words),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** No files, no processes, no threads, from Node 25 on no network; and bounded memory. */
const rights = [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  // Lets us decide about an `import()` in a server build.
  '--experimental-vm-modules',
  '--no-warnings',
  '--max-old-space-size=384',
  '--input-type=module',
]

/** The program as one text: the process cannot read files. */
function processCode(): string {
  const entryPoints = [join(import.meta.dirname, 'render-process.ts')]
  const { outputFiles } = buildSync({
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

function buildOf(store: Pick<Store, 'releases'>, name: PackageName, version: string): ServerBuild {
  const folder = join(releaseFolder(store, name, version), 'server')
  const files = readdirSync(folder).filter((file) => file.endsWith('.cjs'))
  return {
    version,
    files: Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
  }
}

/** Sends the process one request at a time. Once it has refused or ended, every request fails. */
function asking(child: ChildProcess, patience: number) {
  let waiting: { resolve: (answer: unknown) => void; reject: (error: Refusal) => void } | undefined
  let fault: Refusal | undefined
  let timer: NodeJS.Timeout | undefined
  const fail = (reason: string) => {
    clearTimeout(timer)
    fault ??= new Refusal(oneLine(reason))
    waiting?.reject(fault)
  }
  const giveUp = (at: string) =>
    fail(
      `${at}: its server build has not answered for ${patience / 1_000} s, expected one that comes to an end; nothing has changed.`,
    )
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-10_000)
  })
  child.on('message', (message: Answer) => {
    clearTimeout(timer)
    if ('refused' in message) fail(message.refused)
    else if ('answer' in message) waiting?.resolve(message.answer)
    else timer = setTimeout(giveUp, patience, message.at)
  })
  child.on('error', (error) => fail(`compose: no process can be started that renders: ${error.message}.`))
  // 'close' comes after the last message.
  child.on('close', (status, signal) => {
    const [, reason = `status ${status ?? signal}`] = /^(?:FATAL ERROR|\w*Error): (.*)/m.exec(said) ?? []
    fail(`compose: the process that renders has ended (${reason}); nothing has changed.`)
  })
  return <Name extends keyof RenderProcess>(name: Name, ...words: Parameters<RenderProcess[Name]>) =>
    new Promise<Awaited<ReturnType<RenderProcess[Name]>>>((resolve, reject) => {
      waiting = { resolve: resolve as (answer: unknown) => void, reject }
      if (fault) reject(fault)
      // A process that has just ended takes no request: its last message, or 'close', gives the reason.
      else child.send({ name, words } satisfies Request, () => {})
    })
}
