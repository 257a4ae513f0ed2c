import { createHash } from 'node:crypto'
import { dataUrl, type SearchParts } from '@college/shared/contract/search-index'
import { expect, test } from 'vitest'
import { type IndexedPage, writeSearchIndex } from './search-index'

const pageAt = (path: string, entry: string): IndexedPage => ({
  card: { path, owner: 'academics', title: path, description: '' },
  words: { entry },
})

async function indexOf(pages: IndexedPage[], many: boolean) {
  const files: [name: string, text: string][] = []
  const kept: string[] = []
  const index = await writeSearchIndex(pages, many, {
    write: (name, text) => files.push([name, text()]),
    keep: (text) => kept.push(text),
  })
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const textOf = (url: string) => files.find(([name]) => `/${name}` === url)?.[1] ?? ''
  expect(hashOf(textOf(index.url))).toBe(index.integrity)
  const dataOf = (integrity: string) => {
    const text = textOf(dataUrl('search', integrity))
    expect(hashOf(text)).toBe(integrity)
    return JSON.parse(text)
  }
  return { files, kept, index, dataOf }
}

test('few pages are one file, without those that nobody looks for', async () => {
  const { files, index } = await indexOf(
    [pageAt('/a', '"A"'), pageAt('/404', '"404"'), pageAt('/b', '"B"')],
    false,
  )
  expect(files).toEqual([[index.url.slice(1), '["A","B"]']])
})

test('many pages are files of words and of what results show, and a list of both', async () => {
  const pages = Array.from({ length: 90 }, (_, page) =>
    pageAt(`/list/${page}`, `yoga 10 word${page % 10} 20`),
  )
  const { files, kept, index, dataOf } = await indexOf([pageAt('/404', 'gone 10'), ...pages], true)
  const { count, cardSize, words, cards }: SearchParts = dataOf(index.integrity)
  expect([count, cardSize, words.length, cards.length]).toEqual([90, 3, 8, 30])
  expect(cards.flatMap(dataOf)).toEqual(pages.map(({ card }) => card))
  const places = Object.assign({}, ...words.map(dataOf))
  expect(Object.keys(places).sort()).toEqual([
    'word0',
    'word1',
    'word2',
    'word3',
    'word4',
    'word5',
    'word6',
    'word7',
    'word8',
    'word9',
    'yoga',
  ])
  expect(places.word3).toEqual([9, 3, 20, 13, 20, 23, 20, 33, 20, 43, 20, 53, 20, 63, 20, 73, 20, 83, 20])
  expect(kept).toHaveLength(8)
  expect(new Set(files.map(([name]) => name)).size, 'files without words are one').toBe(files.length)
})
