import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'

/**
 * Evaluates the server build of a package (one CommonJS file) with just the modules that it is given.
 *
 * Nothing is resolved from the disk, so a remote can only ever meet the one React and the one store that
 * the caller hands over, and several versions of a package can be loaded side by side.
 *
 * @throws Error naming file and module when the build asks for a module that is not provided
 */
export function loadServerModule(file: string, provided: Record<string, unknown>): ServerExports {
  const module = { exports: {} as ServerExports }
  const require = (name: string) => {
    const plain = name.replace(/^node:/, '')
    if (plain in provided) return provided[plain]
    throw new Error(
      `${file}: asks for the module '${name}', expected one of ${Object.keys(provided).join(', ')}`,
    )
  }
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  })
  run(module, module.exports, require)
  return module.exports
}

/** The exposed modules of a package by their name in the contract: `./remote`, `./footer-form`, `./server`. */
export type ServerExports = { exposes: Record<string, Record<string, unknown>> }
