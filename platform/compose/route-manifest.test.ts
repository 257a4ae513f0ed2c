import type { RoutePart } from '@college/shared/contract/route-manifest'
import { dataUrl, placeOf } from '@college/shared/contract/search-index'
import { expect, test } from 'vitest'
import { startCanary } from '../release/canary'
import { putLive } from '../release/put-live'
import { tinySite } from '../testing/tiny-site'

const lists = (count: number, text = 'A list') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/list/${index}`, { text }]))
const pages = (count: number, text?: string) => ({ '/academics': {}, ...lists(count, text) })

/** The pages of the part that a browser fetches for a path. */
function pagesBeside({ text }: Awaited<ReturnType<typeof tinySite>>, parts: string[], path: string) {
  const url = dataUrl('routes', parts[placeOf(path, parts.length)] ?? '')
  const part: RoutePart = JSON.parse(text(url.slice(1)))
  return part
}

test('a folder of many pages is listed apart: the manifest stays small, and a page’s part has its files', async () => {
  const site = await tinySite()
  await putLive(site.store, { academics: site.release('academics', 'v2', pages(300)) })
  const { pages: here, parts } = JSON.parse(site.text('routes.json'))
  expect(here['/academics'][0]).toBe('academics')
  expect(Object.keys(here).filter((path) => path.startsWith('/list/'))).toEqual([])
  expect(Object.keys(parts)).toEqual(['/list/'])
  expect(parts['/list/'].length).toBe(5)
  for (const path of ['/list/0', '/list/17', '/list/299']) {
    const part = pagesBeside(site, parts['/list/'], path)
    const [owner, ...files] = part.pages[path] ?? []
    expect(owner).toBe('academics')
    expect(files.map((file) => part.files[file]?.[0])).toContainEqual(expect.stringContaining('/page-'))
    expect(Object.keys(part.pages).length).toBeLessThan(100)
  }
})

test('a folder of few pages stays in the manifest', async () => {
  const site = await tinySite()
  await putLive(site.store, { academics: site.release('academics', 'v2', pages(64)) })
  const { pages: here, parts } = JSON.parse(site.text('routes.json'))
  expect(parts).toBeUndefined()
  expect(here['/list/63'][0]).toBe('academics')
})

test('one changed page changes the one part that it is in', async () => {
  const site = await tinySite()
  const same = { entry: 'entry-v1.js', runtime: { scripts: ['entry-v1.js'], styles: [] } }
  await putLive(site.store, { academics: site.release('academics', 'v2', pages(300), same) })
  const before: string[] = JSON.parse(site.text('routes.json')).parts['/list/']
  const changed = { ...pages(300), '/list/17': { text: 'Another list' } }
  await putLive(site.store, { academics: site.release('academics', 'v3', changed, same) })
  const after: string[] = JSON.parse(site.text('routes.json')).parts['/list/']
  const place = placeOf('/list/17', before.length)
  expect(after.flatMap((integrity, index) => (integrity === before[index] ? [] : [index]))).toEqual([place])
})

test('a canary has parts of its own', async () => {
  const site = await tinySite()
  await putLive(site.store, { academics: site.release('academics', 'v2', pages(100)) })
  await startCanary(site.store, 'academics', site.release('academics', 'v3', pages(100, 'Another list')), 10)
  const { parts, canary } = JSON.parse(site.text('routes.json'))
  const filesOf = (list: string[]) => {
    const { files, pages } = pagesBeside(site, list, '/list/3')
    return pages['/list/3']?.slice(1).map((file) => files[Number(file)]?.[0])
  }
  expect(filesOf(parts['/list/'])).toContain('/assets/academics/entry-v2.js')
  expect(filesOf(canary.parts['/list/'])).toContain('/assets/academics/entry-v3.js')
})
