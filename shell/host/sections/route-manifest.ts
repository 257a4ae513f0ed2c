import type { RouteManifest, Routes } from '@college/shared/contract/route-manifest'
import { recordVersions } from './registry'

type VisitorManifest = Routes & Pick<RouteManifest, 'search'>

let manifest: Promise<VisitorManifest> | undefined

let overridable = false

/** Lets a maintainer's development servers override entries. */
export function allowOverrides() {
  overridable = true
}

/** Clears the manifest: the next call of `routeManifest` sees what has been released since. */
export function clearRouteManifest() {
  manifest = undefined
}

/** The manifest as this visitor gets it, fetched once. A failed request is not remembered. */
export function routeManifest(): Promise<VisitorManifest> {
  manifest ??= fetchManifest()
  manifest.catch(clearRouteManifest)
  return manifest
}

async function fetchManifest(): Promise<VisitorManifest> {
  const response = await fetch('/routes.json')
  if (!response.ok) throw new Error(`/routes.json: status ${response.status}`)
  const all: RouteManifest = await response.json()
  recordVersions(all.versions, all.entries)
  if (!all.canary && !overridable) return all
  const { visitorManifest } = await import('./visitor-manifest')
  return { ...visitorManifest(all, overridable), search: all.search }
}
