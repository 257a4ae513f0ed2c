import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { plantFolder, plants } from './plants'

const folder = join(import.meta.dirname, plantFolder)
const files = readdirSync(folder)

test('every plant has a drawing, and every drawing a plant', () => {
  expect(files.sort()).toEqual(
    Object.keys(plants)
      .map((name) => `${name}.svg`)
      .sort(),
  )
})

test.each(files)('%s loads at once, and follows the reader’s colour scheme', (file) => {
  const svg = readFileSync(join(folder, file))
  expect(svg.length, 'bytes').toBeLessThanOrEqual(15 * 1024)
  expect(brotliCompressSync(svg).length, 'bytes, compressed').toBeLessThanOrEqual(6 * 1024)
  expect(svg.toString()).toContain('(prefers-color-scheme:dark)')
  expect(svg.toString()).not.toMatch(/<(mask|image|use|text)|url\(/)
})
