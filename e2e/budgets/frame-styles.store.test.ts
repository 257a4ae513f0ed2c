import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { storeIn } from '@college/platform/store/site-store'
import { expect, test } from 'vitest'

const site = storeIn(join(import.meta.dirname, '../..')).public

/** Bytes of compressed style sheets that a page may make a visitor fetch. */
const budget = 15_000

test('no page loads more than 15 kB of styles', () => {
  const sizes = new Map<string, number>()
  const sizeOf = (url: string) => {
    const known = sizes.get(url) ?? brotliCompressSync(readFileSync(join(site, url))).length
    sizes.set(url, known)
    return known
  }
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  expect(pages.length).toBeGreaterThan(50)
  const tooMuch = pages.flatMap((page) => {
    const html = readFileSync(join(site, page), 'utf8')
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url)
    expect(sheets.length, page).toBeGreaterThan(0)
    const sum = sheets.reduce((total, url) => total + sizeOf(url), 0)
    return sum > budget ? [`${page}: ${sum} bytes of styles`] : []
  })
  expect(tooMuch).toEqual([])
})
