import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Manifest, Plugin } from 'vite'
import type { ReleaseManifest } from '../contract/release-manifest'
import { libraries } from './federation'
import { bundled } from './script-text'

/** What a shared library's script is called in Vite's manifest. */
const source = (name: string, version: string) => `library:${name}@${version}`

/**
 * Builds each shared library that a section imports as a separate script. It contains the package's whole
 * entry, with the package's export names, and imports nothing: any section can use it instead of its own.
 */
export function libraryPlugin(): Plugin {
  const built = new Map<string, Promise<Library>>()
  return {
    name: 'college:libraries',
    enforce: 'pre',
    async resolveId(name, importer) {
      if (!libraries.includes(name)) return
      const entry = await this.resolve(name, importer, { skipSelf: true })
      if (!entry) return
      const library = built.get(name) ?? buildLibrary(name, entry.id)
      built.set(name, library)
      return { id: `./${(await library).fileName}`, external: true }
    },
    async generateBundle() {
      for (const library of built.values()) this.emitFile({ type: 'asset', ...(await library) })
    },
  }
}

type Library = { fileName: string; name: string; originalFileName: string; source: string }

async function buildLibrary(name: string, entry: string): Promise<Library> {
  const { version } = JSON.parse(readFileSync(createRequire(entry).resolve(`${name}/package.json`), 'utf8'))
  const rolldownOptions = { input: entry, preserveEntrySignatures: 'strict' as const }
  const code = await bundled(name, { modulePreload: false, rolldownOptions })
  return {
    fileName: `${name.replace(/\W+/g, '-')}-${hash('sha256', code, 'base64url').slice(0, 8)}.js`,
    // Vite's manifest lists only assets that have a name.
    name,
    originalFileName: source(name, version),
    source: code,
  }
}

export const librariesIn = (manifest: Manifest): NonNullable<ReleaseManifest['libraries']> =>
  Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const [, name, version] = /^library:(.+)@(.+)$/.exec(key) ?? []
      return name && version ? [[name, { version, script: file }]] : []
    }),
  )
