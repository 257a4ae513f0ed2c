import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Assets } from '../contract/release-manifest'

/** Reads the manifest that Vite writes beside a build (`build.manifest`): its chunks by source. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/**
 * Chunks and all their imports, imported before importing: a page's styles follow those of the parts that it
 * uses, and win.
 */
export function withImports(manifest: Manifest, sources: Iterable<string>): Set<string> {
  const ordered = new Set<string>()
  const visiting = new Set<string>()
  const visit = (source: string) => {
    if (visiting.has(source)) return
    visiting.add(source)
    for (const next of manifest[source]?.imports ?? []) visit(next)
    ordered.add(source)
  }
  for (const source of sources) visit(source)
  return ordered
}

/** The chunks that these may import() later, with everything those import in turn; `except` is not followed. */
export function importedLazily(manifest: Manifest, from: Set<string>, except: Set<string>): string[] {
  const reached = new Set(from)
  // Iteration includes additions made meanwhile.
  for (const source of reached) {
    const lazy = manifest[source]?.dynamicImports?.filter((next) => !except.has(next)) ?? []
    for (const next of withImports(manifest, lazy)) reached.add(next)
  }
  return [...reached].filter((source) => !from.has(source))
}

export function filesOf(manifest: Manifest, sources: Iterable<string>): Assets {
  const chunks = [...sources].flatMap((source) => manifest[source] ?? [])
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}
