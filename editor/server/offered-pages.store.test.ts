import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '@college/platform/store/read-site'
import { fillFrom } from '@college/shared/runtime/fill'
import { expect, test } from 'vitest'
import { pageOf } from '../protocol/address'
import { sitePath } from '../protocol/file-name'
import { declaredPages } from './claimed-paths'
import { contentKinds, contentPaths } from './content'

const root = join(import.meta.dirname, '../..')

test('the editor knows every page that the site has', async () => {
  const { pages, addresses } = declaredPages(root)
  const entries = contentPaths(root, await contentKinds(root)).flatMap(
    (path) => pageOf(addresses, path) ?? [],
  )
  const routes = JSON.parse(readFileSync(join(root, 'public/routes.json'), 'utf8'))
  const known = fillFrom(readSite(join(root, sitePath)), [...pages, ...entries])
  expect(known.sort()).toEqual(Object.keys(routes.pages).sort())
})
