import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ports } from '../../../shared/build/ports'
import { type PackageName, packages, type Section } from '../../../shared/contract/contract'
import { folderOf } from '../release/build'
import { Refusal } from '../release/store'
import { fromSourceVariable } from './dev-site'

/** Milliseconds for which a server may take to end. */
const patience = 3_000

/**
 * Runs the development servers of the shell and of these sections until the terminal interrupts. None outlives it.
 *
 * @throws Refusal when a port is in use, or when a server ends by itself
 */
export async function runServers(root: string, fromSource: Section[]): Promise<void> {
  const names = [...fromSource, 'shell'] as const
  for (const name of names) await refuseTaken(name)
  console.log(`Opening the site at http://localhost:${ports.shell} …`)

  // Vite itself: a signal would end npx and leave the server behind it.
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
  const servers = names.map((name) => ({
    name,
    server: spawn(
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
    ),
  }))
  const failed = await Promise.race([
    interruption(),
    ...servers.map(async ({ name, server }) => ((await wasInterrupted(server)) ? undefined : name)),
  ])
  await Promise.all(servers.map(({ server }) => end(server)))
  if (failed) throw new Refusal(`${failed}: its development server has ended, and the others with it.`)
}

async function refuseTaken(name: PackageName) {
  const count = packages.length
  const port = ports[name]
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(
      `DEV_PORT: found '${process.env.DEV_PORT}', expected the first of ${count} ports, from 1 to ${65_536 - count}.`,
    )
  for (const host of ['127.0.0.1', '::1'])
    if (await isTaken(port, host))
      throw new Refusal(
        `Port ${port} is in use, which the development server of ${name} needs; set DEV_PORT to the first of ${count} free ones.`,
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
  const late = setTimeout(() => server.kill('SIGKILL'), patience)
  await ended
  clearTimeout(late)
}
