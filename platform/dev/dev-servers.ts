import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type PackageName, packages, type Section } from '@college/shared/contract'
import { ports } from '@college/shared/preset/ports'
import { createServer, type ViteDevServer } from 'vite'
import { folderOf } from '../release/build'
import { Refusal } from '../store/refusal'
import { devSite } from './dev-site'

/** Milliseconds that the first page has for itself before the servers start that it does not need. */
const headStart = 2_000

/**
 * Starts the development servers of the shell and of these sections in this process.
 *
 * @param first sections of the first page; the others start later, so that they do not slow it down
 * @returns `listens` resolves when a page can be opened; `ended`, when the terminal has interrupted and all are closed
 * @throws Refusal when a port is in use
 */
export async function startServers(
  root: string,
  fromSource: Section[],
  first: readonly Section[] = fromSource,
): Promise<{ listens: Promise<unknown>; ended: Promise<void> }> {
  const names: PackageName[] = ['shell', ...fromSource]
  for (const name of names) await refuseTaken(`the development server of ${name}`, ports[name])
  console.log(`Opening the site at http://localhost:${ports.shell} …`)
  // With another value Vite serves React's production build, and the page reloads for ever.
  process.env.NODE_ENV = 'development'
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const servers: Promise<ViteDevServer>[] = []
  const start = (some: PackageName[]) => {
    const started = some.map((name) => startServer(root, name, fromSource))
    servers.push(...started)
    return Promise.all(started)
  }
  const isFirst = (name: PackageName) => name === 'shell' || first.includes(name)
  let isOver = false
  const listens = start(names.filter(isFirst))
  const others = listens
    .then(() => setTimeout(headStart, undefined, { ref: false }))
    .then(() => (isOver ? undefined : start(names.filter((name) => !isFirst(name)))))
  const untilEnd = async () => {
    // A server that cannot start ends the others.
    await Promise.race([interruption(), others.then(() => new Promise<never>(() => {}))]).finally(
      async () => {
        isOver = true
        for (const server of await Promise.allSettled(servers))
          if (server.status === 'fulfilled') await server.value.close()
      },
    )
  }
  return { listens, ended: untilEnd() }
}

async function startServer(root: string, name: PackageName, fromSource: Section[]) {
  const folder = folderOf(root, name)
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    clearScreen: false,
    logLevel: name === 'shell' ? 'info' : 'warn',
    plugins: name === 'shell' ? [devSite(root, fromSource)] : [],
  })
  await server.listen()
  if (name === 'shell') server.printUrls()
  return server
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
  const probe = createProbe().listen(port, host)
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
