import { fill } from '@college/runtime'
import type { Page, Remote } from '@college/shared/contract'
import type { ComponentType } from 'react'

type Replaced = typeof import('../../../shell/host/sections/prefetch') &
  typeof import('../../../shell/host/sections/route-manifest')

/** Stubs without route manifest and prefetch: the bundler loads a chunk's dependencies together with it. */
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

/** Source of the footer's form. Loads it once the footer is near. */
export function footerFormFrom(load: () => Promise<{ FooterForm: ComponentType }>) {
  const form = whenNear.then(async () => (await load()).FooterForm)
  return () => form
}
