import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Remote } from '../contract/contract'
import type { StructuredData } from '../contract/structured-data'
import type { ServerExports } from './server-module'

/** The name under which a server build exposes what its pages tell search engines. */
export const structuredDataName = './structured-data'

/** Exposed by the server build of a package that has the file; the browser's build never includes it. */
export const structuredDataOf = (root: string): Record<string, string> =>
  existsSync(join(root, 'src/structured-data.ts')) ? { [structuredDataName]: './src/structured-data.ts' } : {}

/** What a server build exposes so, by page. @throws Error when it speaks of a page that the package does not have */
export function structuredDataIn(name: string, exposes: ServerExports['exposes'], remote: Remote) {
  const data = (exposes[structuredDataName]?.structuredData ?? {}) as StructuredData
  const stray = Object.keys(data).find((path) => !(path in remote.pages))
  if (stray)
    throw new Error(
      `${name}: src/structured-data.ts: found the path '${stray}', expected one of ${Object.keys(remote.pages).join(', ')}`,
    )
  return data
}
