import type { RouteManifest } from '@college/shared/contract/route-manifest'
import { expect, test } from 'vitest'
import { putLive } from '../release/put-live'
import { tinySite } from '../testing/tiny-site'

test('the manifest lists every page with its owner and its files, however many a folder has', async () => {
  const site = await tinySite()
  const lists = Array.from({ length: 70 }, (_, index) => `/list/${index}`)
  const pages = Object.fromEntries(lists.map((path) => [path, {}]))
  await putLive(site.store, { academics: site.release('academics', 'v2', { '/academics': {}, ...pages }) })
  const manifest: RouteManifest = JSON.parse(site.text('routes.json'))
  for (const path of ['/academics', ...lists]) {
    const [owner, , ...files] = manifest.pages[path] ?? []
    expect(owner).toBe('academics')
    expect(files.map((file) => manifest.files[file]?.[0])).toContainEqual(expect.stringContaining('/page-'))
  }
})
