import type { RouteManifest, Routes } from '@college/shared/contract/route-manifest'
import { overriddenEntry } from '../overrides/overrides'
import { type Canary, canaryPages, leftKey } from './canary'

const numberKey = 'canary-number'

/** The manifest with the canary's routes, for a visitor who gets it, and with a maintainer's development servers. */
export const visitorManifest = (manifest: RouteManifest, overridable: boolean): Routes =>
  overridable ? withOverrides(withCanary(manifest)) : withCanary(manifest)

/**
 * Whether this visitor gets the canary. Each browser draws a number from 0 to 99 once and keeps it: nobody switches
 * from page to page, a growing share only adds visitors, and no server is involved. The number is drawn at the first
 * canary, says nothing about the visitor, and is never sent.
 */
export function takesCanary({ version, share }: Canary): boolean {
  try {
    if (sessionStorage.getItem(leftKey) === version) return false
    const kept = localStorage.getItem(numberKey)
    const number = kept ?? String(Math.floor(Math.random() * 100))
    if (kept === null) localStorage.setItem(numberKey, number)
    return Number(number) < share
  } catch {
    // Without storage, a browser would draw a new number on every page.
    return false
  }
}

function withCanary({ canary, ...manifest }: RouteManifest): Routes {
  if (!canary || !takesCanary(canary)) return manifest
  canaryPages(canary, Object.keys(canary.pages))
  const shifted = (files: number[]) => files.map((file) => file + manifest.files.length)
  const routes: Routes = {
    entries: { ...manifest.entries, ...canary.entries },
    ...(manifest.versions && { versions: { ...manifest.versions, ...canary.versions } }),
    files: [...manifest.files, ...canary.files],
    pages: { ...manifest.pages },
    lazy: { ...manifest.lazy },
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
