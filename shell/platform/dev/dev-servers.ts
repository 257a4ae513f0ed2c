import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ports } from '../../../shared/build/ports'
import { type PackageName, packages, type Section } from '../../../shared/contract/contract'
import { folderOf } from '../release/build'
import { Refusal } from '../release/store'

/** Names of the sections that run from source, in the environment of the shell's development server. */
export const fromSourceVariable = 'DEV_SECTIONS'

/** Milliseconds for which a server may take to end. */
const patience = 3_000

type Server = { name: PackageName; server: ChildProcess }

type Running = {
  /** Resolves when a page can be opened: a browser does not try again where nobody listens. */
  listens: Promise<unknown>
  /**
   * Resolves when the terminal has interrupted and no server runs any more.
   *
   * @throws Refusal when a server has ended by itself
   */
  ended: Promise<void>
}

/** Milliseconds that the first page has for itself before the servers start that it does not need. */
const headStart = 2_000

/**
 * Starts the development servers of the shell and of these sections. None outlives the terminal's interruption.
 *
 * @param first the sections of the first page, when the others shall not slow it down
 * @throws Refusal when a port is in use
 */
export async function startServers(
  root: string,
  fromSource: Section[],
  first: readonly Section[] = fromSource,
): Promise<Running> {
  const names: PackageName[] = ['shell', ...fromSource]
  for (const name of names) await refuseTaken(`the development server of ${name}`, ports[name])
  console.log(`Opening the site at http://localhost:${ports.shell} …`)

  const servers: Server[] = []
  // However this process ends: an error elsewhere in it must not leave them running.
  process.once('exit', () => {
    for (const { server } of servers) server.kill()
  })
  const isFirst = (name: PackageName) => name === 'shell' || first.includes(name)
  let isOver = false
  const one = new Promise<PackageName | undefined>((resolve) => {
    const run = (name: PackageName) => {
      const server = start(root, name, fromSource)
      servers.push({ name, server })
      wasInterrupted(server).then((was) => resolve(was ? undefined : name))
    }
    names.filter(isFirst).forEach(run)
    Promise.all(names.filter(isFirst).map((name) => untilListening(ports[name])))
      .then(() => setTimeout(headStart, undefined, { ref: false }))
      .then(() => isOver || names.filter((name) => !isFirst(name)).forEach(run))
  })
  const untilEnd = async () => {
    const failed = await Promise.race([interruption(), one])
    isOver = true
    await Promise.all(servers.map(({ server }) => end(server)))
    if (failed) throw new Refusal(`${failed}: its development server has ended, and the others with it.`)
  }
  return { listens: untilListening(ports.shell), ended: untilEnd() }
}

function start(root: string, name: PackageName, fromSource: Section[]): ChildProcess {
  // Vite itself: a signal would end npx and leave the server behind it.
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
  return spawn(
    process.execPath,
    [vite, '--clearScreen', 'false', '--logLevel', name === 'shell' ? 'info' : 'warn'],
    {
      cwd: folderOf(root, name),
      stdio: 'inherit',
      env: {
        ...process.env,
        // With another value Vite serves React's production build, and the page reloads for ever.
        NODE_ENV: 'development',
        [fromSourceVariable]: fromSource.join(','),
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      },
    },
  )
}

/**
 * @param whose port it is: `the editor`
 * @throws Refusal when somebody listens there already
 */
export async function refuseTaken(whose: string, port: number) {
  const count = packages.length
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(
      `DEV_PORT: found '${process.env.DEV_PORT}', expected the first of ${count} ports, from 1 to ${65_536 - count}.`,
    )
  for (const host of ['127.0.0.1', '::1'])
    if (await isTaken(port, host))
      throw new Refusal(
        `Port ${port} is in use, which ${whose} needs; set DEV_PORT to the first of ${count} free ones.`,
      )
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  } finally {
    probe.close()
  }
}

/** Resolves when a server of this machine takes connections at a port. */
async function untilListening(port: number): Promise<void> {
  const socket = connect({ port, host: 'localhost' })
  try {
    await once(socket, 'connect')
  } catch {
    await setTimeout(50, undefined, { ref: false })
    return untilListening(port)
  } finally {
    socket.destroy()
  }
}

/** Resolves when the terminal interrupts, or when whatever ran this process has ended. */
export const interruption = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    // The shell between npm and this process ends at a signal without passing it on.
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      resolve()
    }, 250)
    watch.unref()
  })

/** Whether a server was ended from outside: a terminal's signal reaches the servers as early as this process. */
async function wasInterrupted(server: ChildProcess): Promise<boolean> {
  const [status] = await once(server, 'exit')
  // Vite answers a signal with a status above 128, as shells do.
  return status === null || status > 128
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill()
  const isLate = await Promise.race([ended, setTimeout(patience, 'late', { ref: false })])
  if (isLate === 'late') server.kill('SIGKILL')
  await ended
}
