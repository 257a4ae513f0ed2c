import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ReleaseManifest } from '../contract/release-manifest'
import { distOf } from './checkout'
import { singletons } from './federation'
import type { ServerExports } from './server-module'

const runtime = '@college/runtime'
const importsFile = 'runtime-imports.json'

/** Writes the names that a server build imports from the runtime beside it, for the release manifest. */
export function runtimeImports(): Plugin {
  const names = new Set<string>()
  return {
    name: 'college:runtime-imports',
    // After TypeScript's imports of types are gone.
    enforce: 'post',
    transform(code, id) {
      if (!code.includes(runtime)) return
      for (const statement of this.parse(code).body) {
        if (!('source' in statement) || statement.source?.value !== runtime) continue
        if (statement.type === 'ExportAllDeclaration')
          this.error(`${id}: re-exports all of ${runtime}; name what it needs.`)
        for (const specifier of statement.specifiers) {
          if (specifier.type === 'ImportSpecifier') names.add(nameOf(specifier.imported))
          else if (specifier.type === 'ExportSpecifier') names.add(nameOf(specifier.local))
          else this.error(`${id}: imports all of ${runtime}; name what it needs.`)
        }
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: importsFile, source: JSON.stringify([...names].sort()) })
    },
  }
}

const nameOf = (name: { type: string; name?: string; value?: unknown }) => String(name.name ?? name.value)

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The ranges of the singletons' versions that a section works with.
 *
 * @throws Error when its package.json gives none for one of them
 */
export function rangesOf(root: string): Record<string, string> {
  const { peerDependencies = {} } = read(join(root, 'package.json'))
  const missing = singletons.find((name) => !peerDependencies[name])
  if (missing)
    throw new Error(
      `${join(root, 'package.json')}: peerDependencies: found no '${missing}', expected the range of versions that the section works with`,
    )
  return Object.fromEntries(singletons.map((name) => [name, peerDependencies[name]]))
}

/**
 * What compose negotiates between a section and the shell: a section's ranges and imports, or the shell's versions
 * and exports.
 *
 * @param root the package's folder, with its server build
 * @throws Error when a section's package.json gives no range for a singleton
 */
export function requirementsOf(
  root: string,
  exposes: ServerExports['exposes'],
  libraries: NonNullable<ReleaseManifest['libraries']>,
): Pick<ReleaseManifest, 'requires' | 'libraries' | 'runtimeImports' | 'provides' | 'runtimeExports'> {
  const shell = exposes['./server'] as { singletons: Record<string, object> } | undefined
  if (shell) {
    const require = createRequire(join(root, 'package.json'))
    return {
      provides: Object.fromEntries(
        singletons.map((name) => [name, read(require.resolve(`${name}/package.json`)).version]),
      ),
      runtimeExports: Object.keys(shell.singletons[runtime] ?? {}).sort(),
    }
  }
  return {
    requires: {
      ...rangesOf(root),
      // Packages name the one version that they are tested with; a later one of the same major does as well.
      ...Object.fromEntries(Object.entries(libraries).map(([name, { version }]) => [name, `^${version}`])),
    },
    libraries,
    runtimeImports: read(join(distOf(root), 'server', importsFile)),
  }
}
