import type { Remote } from '../contract/contract'
import type { StructuredData } from '../contract/structured-data'
import type { ServerExports } from './server-module'

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
