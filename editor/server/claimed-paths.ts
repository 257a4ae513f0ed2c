import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { notFoundPath, offlinePath, searchPath } from '@college/shared/contract/page-data'
import { type Addresses, nameOfEntry, pageOf, wrongInAddress } from '../protocol/address'
import { isEntry, type Kind } from './content'

/** The pages that packages declare, and where entries' pages are. Read as text: importing the modules needs a build. */
export function declaredPages(root: string) {
  const pages: string[] = [notFoundPath, offlinePath, searchPath]
  const addresses: Addresses = {}
  for (const folder of readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))) {
    const file = join(root, folder, folder === 'shell' ? 'host/remote.ts' : 'src/remote.ts')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    for (const [, path = ''] of text.matchAll(/'(\/[^']*)': \(\) => import\(/g)) pages.push(path)
    for (const [, base = '', files = ''] of text.matchAll(/pagesFrom\(\s*'([^']+)',\s*(\w+)/g)) {
      const glob = new RegExp(`\\b${files} = import\\.meta\\.glob[^(]*\\('\\.\\./content/([^']+)'`).exec(text)
      // Named files are pages, and no list of entries: `{privacy,terms}.yaml`.
      const [, named] = /^\{([^}]+)\}\.yaml$/.exec(glob?.[1] ?? '') ?? []
      if (named) pages.push(...named.split(',').map((name) => base + name))
      else if (glob) addresses[`${folder}/${glob[1]}`] = base
    }
  }
  return { pages, addresses }
}

/** Refuses an entry with an invalid address, or one whose page another entry or page has. */
export function refuseClaimed(root: string, kind: Kind, path: string, others: string[]) {
  if (!isEntry(kind)) throw new Refusal(`${path}: found a page's own file, expected an entry of a list.`)
  const wrong = wrongInAddress(kind.name, nameOfEntry(path), others)
  if (wrong) throw new Refusal(wrong)
  const { pages, addresses } = declaredPages(root)
  const page = pageOf(addresses, path)
  if (page && [...pages, ...others.map((other) => pageOf(addresses, other))].includes(page))
    throw new Refusal(`There is another page at ${page} already; choose another address.`)
}
