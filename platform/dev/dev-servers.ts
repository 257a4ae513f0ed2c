import { join } from 'node:path'
import type { PackageName, Section } from '@college/shared/contract'
import { folderOf } from '@college/shared/preset/checkout'
import { firstPort, portCount, portOf } from '@college/shared/preset/ports'
import { createServer } from 'vite'
import { refuseMissing, refuseSigns } from '../release/build'
import { refuseTaken } from '../server/refuse-taken'
import type { Store } from '../store/site-store'
import { devSite } from './dev-site'

export const devPortRemedy = `set DEV_PORT to the first of ${portCount} free ones`

/**
 * Runs the development servers of the shell and of these sections in this process, until interrupted.
 *
 * @throws Refusal when a package is missing or a port is in use; Vite's own error when a server cannot start, which ends the others
 */
export async function runServers(root: string, fromSource: Section[], store: Store) {
  const names: PackageName[] = ['shell', ...fromSource]
  refuseMissing(root, names)
  // Vite's development server decodes the paths of modules; a build does not.
  refuseSigns(root, /%/)
  for (const name of names)
    await refuseTaken(`the development server of ${name}`, portOf(name), devPortRemedy)
  console.log(`Opening the site at http://localhost:${firstPort} …`)
  // With any other value Vite serves React's production build, and the page reloads forever.
  process.env.NODE_ENV = 'development'
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const servers = names.map((name) => startServer(root, name, fromSource, store))
  await Promise.race([interruption(), Promise.all(servers).then(() => new Promise<never>(() => {}))]).finally(
    async () => {
      for (const server of await Promise.allSettled(servers))
        if (server.status === 'fulfilled') await server.value.close()
    },
  )
}

async function startServer(root: string, name: PackageName, fromSource: Section[], store: Store) {
  const folder = folderOf(root, name)
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    clearScreen: false,
    logLevel: name === 'shell' ? 'info' : 'warn',
    plugins: name === 'shell' ? [devSite(store, fromSource)] : [],
  })
  await server.listen()
  if (name === 'shell') server.printUrls()
  return server
}

/** Resolves on an interrupt, or when the parent process has ended. */
export const interruption = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    // The shell between npm and this process ends on a signal without passing it on.
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      resolve()
    }, 250)
    watch.unref()
  })
