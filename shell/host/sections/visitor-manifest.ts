import type { RouteManifest, RoutePart, Routes } from '@college/shared/contract/route-manifest'
import { dataUrl, placeOf } from '@college/shared/contract/search-index'
import { overriddenEntry } from '../panel/overrides'
import { canaryPages, takesCanary } from './canary'

/** The manifest with the canary's routes, for a visitor who gets it, and with a maintainer's development servers. */
export const visitorManifest = (manifest: RouteManifest, overridable: boolean): Routes =>
  overridable ? withOverrides(withCanary(manifest)) : withCanary(manifest)

function withCanary({ canary, ...manifest }: RouteManifest): Routes {
  if (!canary || !takesCanary(canary)) return manifest
  canaryPages(canary, Object.keys(canary.pages), Object.keys(canary.parts ?? {}))
  const shifted = (files: number[]) => files.map((file) => file + manifest.files.length)
  const routes: Routes = {
    entries: { ...manifest.entries, ...canary.entries },
    ...(manifest.versions && { versions: { ...manifest.versions, ...canary.versions } }),
    files: [...manifest.files, ...canary.files],
    pages: { ...manifest.pages },
    lazy: { ...manifest.lazy },
    parts: { ...manifest.parts, ...canary.parts },
  }
  for (const [path, [owner, modules, ...files]] of Object.entries(canary.pages))
    routes.pages[path] = [owner, modules, ...shifted(files)]
  for (const [path, files] of Object.entries(canary.lazy)) routes.lazy[path] = shifted(files)
  return routes
}

/** A development server has no list of files: its modules import what they need. */
function withOverrides(manifest: Routes): Routes {
  const routes = structuredClone(manifest)
  for (const name of Object.keys(routes.entries)) {
    const entry = overriddenEntry(name)
    if (entry) routes.entries[name] = entry
  }
  for (const [path, [owner]] of Object.entries(routes.pages)) {
    if (!overriddenEntry(owner)) continue
    routes.pages[path] = [owner, 0]
    delete routes.lazy[path]
  }
  return routes
}

const fetched = new Map<string, Promise<RoutePart>>()

/** The manifest with the part that a path is in, if it is in one, in place of the pages that it lists itself. */
export async function withPart<Manifest extends Routes>(
  manifest: Manifest,
  path: string,
  overridable: boolean,
): Promise<Manifest> {
  const files = manifest.parts?.[path.slice(0, path.lastIndexOf('/') + 1)]
  const integrity = files?.[placeOf(path, files.length)]
  if (!integrity) return manifest
  const routes = { ...manifest, ...(await partOf(integrity)) }
  return overridable ? { ...routes, ...withOverrides(routes) } : routes
}

/** Fetches a part once. A failed attempt is not remembered. */
function partOf(integrity: string): Promise<RoutePart> {
  const part = fetched.get(integrity) ?? fetchPart(integrity)
  fetched.set(integrity, part)
  part.catch(() => fetched.delete(integrity))
  return part
}

async function fetchPart(integrity: string): Promise<RoutePart> {
  const url = dataUrl('routes', integrity)
  const response = await fetch(url, { integrity })
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  return response.json()
}
