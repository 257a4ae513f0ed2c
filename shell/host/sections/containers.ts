import * as runtime from '@college/runtime'
import { version as runtimeVersion } from '@college/runtime/package.json'
import type { Container, ShareScope } from '@college/shared/contract/container'
import * as react from 'react'
import * as reactDom from 'react-dom'

const provided = (version: string, module: object): ShareScope[string] => ({
  [version]: {
    version,
    scope: ['default'],
    from: 'shell',
    get: async () => () => module,
    lib: () => module,
    loaded: true,
    useIn: [],
    deps: [],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: false },
  },
})

/** The one instance of each singleton in the page, for every container. */
const shareScope: ShareScope = {
  react: provided(react.version, react),
  'react-dom': provided(react.version, reactDom),
  '@college/runtime': provided(runtimeVersion, runtime),
}

const containers = new Map<string, Promise<Container>>()

/** Loads a module that a remote exposes. Rejects when the remote does not load; the next call tries again. */
export const loadExposed = (entry: string, name: string): Promise<unknown> =>
  within(entry, async ({ get }) => (await get(name))())

/** Imports modules of a remote that are known by their addresses. Rejects likewise. */
export const loadModules = (entry: string, addresses: string[]): Promise<unknown[]> =>
  within(entry, () => Promise.all(addresses.map((address) => import(/* @vite-ignore */ address))))

/** Does something once the remote has the singletons. */
async function within<Result>(entry: string, load: (container: Container) => Promise<Result>) {
  const container = containers.get(entry) ?? start(entry)
  containers.set(entry, container)
  try {
    return await load(await container)
  } catch (error) {
    containers.delete(entry)
    throw error
  }
}

async function start(entry: string): Promise<Container> {
  if (import.meta.env.DEV) await untilServed(entry)
  const container: Container = await import(/* @vite-ignore */ entry)
  await container.init(shareScope)
  return container
}

/** A development server may still be starting, and before Chromium 156 an import that fails once fails for good. */
async function untilServed(entry: string): Promise<void> {
  const answer = await fetch(entry).catch(() => undefined)
  // Unread, the answer would keep the page loading.
  await answer?.body?.cancel()
  if (answer?.ok) return
  await new Promise((resolve) => setTimeout(resolve, 250))
  return untilServed(entry)
}
