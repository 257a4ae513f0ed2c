import type { RouteManifest, Routes } from '@college/shared/route-manifest'
import { overriddenEntry } from '../panel/overrides'
import { canaryPages, takesCanary } from './canary'

/** The manifest with the canary's routes, for a visitor who gets it, and with a maintainer's development servers. */
export const visitorManifest = (manifest: RouteManifest, overridable: boolean): Routes =>
  overridable ? withOverrides(withCanary(manifest)) : withCanary(manifest)

function withCanary({ canary, ...manifest }: RouteManifest): Routes {
  if (!canary || !takesCanary(canary)) return manifest
  canaryPages(canary, Object.keys(canary.pages))
  const offset = manifest.files.length
  const pages = Object.entries(canary.pages).map(([path, [owner, ...files]]) => [
    path,
    [owner, ...files.map((file) => file + offset)],
  ])
  const lazy = Object.entries(canary.lazy).map(([path, files]) => [path, files.map((file) => file + offset)])
  return {
    entries: { ...manifest.entries, ...canary.entries },
    ...(manifest.versions && { versions: { ...manifest.versions, ...canary.versions } }),
    files: [...manifest.files, ...canary.files],
    pages: { ...manifest.pages, ...Object.fromEntries(pages) },
    lazy: { ...manifest.lazy, ...Object.fromEntries(lazy) },
  }
}

/** A development server has no list of files: its modules import what they need. */
function withOverrides(manifest: Routes): Routes {
  const entries = Object.entries(manifest.entries).map(([name, entry]) => [
    name,
    overriddenEntry(name) ?? entry,
  ])
  const pages = Object.entries(manifest.pages).map(([path, page]) => [
    path,
    overriddenEntry(page[0]) ? [page[0]] : page,
  ])
  const lazy = Object.entries(manifest.lazy).filter(
    ([path]) => !overriddenEntry(manifest.pages[path]?.[0] ?? ''),
  )
  return {
    ...manifest,
    entries: Object.fromEntries(entries),
    pages: Object.fromEntries(pages),
    lazy: Object.fromEntries(lazy),
  }
}
