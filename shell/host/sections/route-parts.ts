import type { RoutePart, Routes } from '@college/shared/route-manifest'
import { dataUrl, placeOf } from '@college/shared/search-index'
import { withOverrides } from './visitor-manifest'

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
