import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage, releaseFolder, type Store } from '../../release/store'
import type { Composition } from '../composition'

/**
 * The file of a page's first picture, by its name in the release that it belongs to. What the visitor sees
 * first stands for the page, so no list of pictures has to be kept; undefined for a page without one.
 */
export function illustrationOf(store: Store, { releases }: Composition, html: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const [, owner = '', name = ''] =
    /<img\b[^>]*\ssrc="(?:https:\/\/[^"/]+)?\/assets\/([a-z]+)\/([^"/]+)"/.exec(main) ?? []
  if (!isPackage(owner)) return
  const file = join(releaseFolder(store, owner, releases[owner].version), 'browser', name)
  return existsSync(file) ? { name: `${owner}/${name}`, file } : undefined
}
