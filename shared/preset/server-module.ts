import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Remote } from '../contract/contract'
import type { StructuredData } from '../contract/structured-data'

type Options = {
  /** Called with each of the build's files that an `import()` loads. */
  imported?: (file: string) => void
  /** The text of one of the build's files; from the disk without it. */
  read?: (file: string) => string
  /** Called with what a file of the build asks for and is not given. */
  refuse?: (wanted: string, file: string) => never
}

/**
 * Evaluates the server build of a package (CommonJS files) with just the modules that it is given.
 *
 * Besides the build's own files nothing is resolved from the disk, so a remote can only ever meet the one React and
 * the one store that the caller hands over, and several versions of a package can be loaded side by side.
 *
 * @throws Error naming module and file when the build asks for a module that is not provided
 */
export function loadServerModule(
  entry: string,
  provided: Record<string, unknown>,
  { imported, read = (file) => readFileSync(file, 'utf8'), refuse = refusal }: Options = {},
): ServerExports {
  const modules = new Map<string, { exports: unknown }>()
  let evaluating = 0

  const load = (file: string) => {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    const require = (name: string) => {
      if (name.startsWith('.')) {
        const own = join(dirname(file), name)
        // Modules required while a file is evaluated are static imports.
        if (!evaluating) imported?.(own)
        return load(own)
      }
      const plain = name.replace(/^node:/, '')
      if (plain in provided) return provided[plain]
      return refuse(`the module '${name}'`, file)
    }
    const run = compileFunction(read(file), ['module', 'exports', 'require'], {
      filename: file,
      importModuleDynamically: (name) => refuse(`the module '${name}'`, file),
    })
    evaluating++
    try {
      run(module, module.exports, require)
    } finally {
      evaluating--
    }
    return module.exports
  }
  return load(entry) as ServerExports
}

const refusal = (wanted: string, file: string): never => {
  throw new Error(`${file}: asks for ${wanted}, expected only modules that the host provides`)
}

export type ServerExports = {
  /** The exposed modules of a package by their name in the contract: `./remote`, `./footer-form`, `./server`. */
  exposes: Record<string, Record<string, unknown>>
  structuredData?: () => Promise<StructuredData>
}

/** The module of a package that says what its pages tell search engines. Only the server build includes it. */
export const structuredDataFile = 'src/structured-data.ts'

/** What a server build says so, by page. @throws Error when it speaks of a page that the package does not have */
export async function structuredDataIn(name: string, { structuredData }: ServerExports, remote: Remote) {
  const data: StructuredData = (await structuredData?.()) ?? {}
  const stray = Object.keys(data).find((path) => !(path in remote.pages))
  if (stray)
    throw new Error(
      `${name}: ${structuredDataFile}: found the path '${stray}', expected one of ${Object.keys(remote.pages).join(', ')}`,
    )
  return data
}
