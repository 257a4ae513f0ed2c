import { createHash } from 'node:crypto'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import { expect, test } from 'vitest'
import { searchEntryOf, searchIndexOf } from './search-index'

const pageAt = (path: string) => ({
  entry: searchEntryOf(
    { path, owner: 'academics' },
    { description: 'Hives', words: { title: 'Beekeeping', headings: ['Honey'], text: 'wax' } },
  ),
})
const pages = (count: number) => Array.from({ length: count }, (_, index) => pageAt(`/list/page-${index}`))
const read = (text: string): SearchPage[] => JSON.parse(text)

test('the index is one file of all listed pages, named by its content', () => {
  const { url, integrity, name, text } = searchIndexOf([pageAt('/a'), pageAt('/404'), pageAt('/b')])
  expect(read(text).map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  expect(url).toBe(`/${name}`)
  expect(searchIndexOf([pageAt('/a'), pageAt('/b')]).name).toBe(name)
  expect(searchIndexOf([pageAt('/a'), pageAt('/c')]).name).not.toBe(name)
})

test('it holds all text of up to 1,500 pages; above, only titles, headings and descriptions', () => {
  const page = {
    owner: 'academics',
    title: 'Beekeeping',
    headings: ['Honey'],
    description: 'Hives',
    text: 'wax',
  }
  // An unlisted page does not count.
  const full = read(searchIndexOf([pageAt('/404'), ...pages(1_500)]).text)
  expect([full.length, full[7]]).toEqual([1_500, { path: '/list/page-7', ...page }])
  const short = read(searchIndexOf(pages(1_501)).text)
  expect([short.length, short[7]]).toEqual([1_501, { path: '/list/page-7', ...page, text: '' }])
})
