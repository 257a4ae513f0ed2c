import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { plants } from './plants'

const folder = join(import.meta.dirname, 'plants')
const files = readdirSync(folder)

test('every plant has a drawing, and every drawing a plant', () => {
  expect(files.sort()).toEqual(
    Object.keys(plants)
      .map((name) => `${name}.svg`)
      .sort(),
  )
})

test.each(files)('%s loads at once, and draws with its alpha alone', (file) => {
  const svg = readFileSync(join(folder, file))
  expect(svg.length, 'bytes').toBeLessThanOrEqual(14 * 1024)
  expect(brotliCompressSync(svg).length, 'bytes, compressed').toBeLessThanOrEqual(5.5 * 1024)
  expect(svg.toString()).not.toMatch(/<(mask|style|image|use|text)|url\(/)
})
