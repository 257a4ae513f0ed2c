import { fill } from '@college/runtime'
import type { Page, Remote } from '@college/shared/contract'
import type { ComponentType } from 'react'

type Replaced = typeof import('../../../shell/host/sections/prefetch') &
  typeof import('../../../shell/host/sections/route-manifest')

/** No route manifest and no prefetch: the bundler loads what a chunk needs together with the chunk. */
export const {
  routeManifest,
  allowOverrides,
  clearRouteManifest,
  importMap,
  prefetch,
  prefetchLazy,
  warmUp,
  refetch,
  refetchScripts,
} = {
  routeManifest: async () => ({ entries: {}, files: [], pages: {}, lazy: {} }),
  allowOverrides() {},
  clearRouteManifest() {},
  importMap: () => ({ imports: {}, integrity: {} }),
  async prefetch() {},
  async prefetchLazy() {},
  async warmUp() {},
  async refetch() {},
  async refetchScripts() {},
} satisfies Record<keyof Replaced, unknown>

/** Loads a page. Rejects when the remote has none at this path. */
export async function pageOf(remote: Remote | undefined, path: string): Promise<Page> {
  const load = Object.entries(remote?.pages ?? {}).find(([pattern]) => fill(pattern) === path)?.[1]
  if (!load) throw new Error(`${path}: no such page`)
  const page = await load()
  return { ...page, head: fill(page.head) }
}

let near = () => {}
const whenNear = new Promise<void>((resolve) => {
  near = resolve
})
export const wantFooterForm = () => near()

/** The source of the footer's form, which loads it once the footer is near. */
export function footerFormFrom(load: () => Promise<{ FooterForm: ComponentType }>) {
  const form = whenNear.then(async () => (await load()).FooterForm)
  return () => form
}
