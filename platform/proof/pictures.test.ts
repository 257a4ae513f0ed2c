import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureChanges } from './pictures'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))

/** A screenshot 10 px wide, one row for each number: its shade of grey. */
const screenshot = (rows: number[]) =>
  sharp(Buffer.from(rows.flatMap((grey) => Array<number>(30).fill(grey))), {
    raw: { width: 10, height: rows.length, channels: 3 },
  })
    .png()
    .toBuffer()

const rows = Array.from({ length: 100 }, (_, row) => (row * 20) % 255)
const inserted = [...rows.slice(0, 40), 7, 99, ...rows.slice(40)]

test.each([
  ['the same', rows, rows, []],
  ['another shade that nobody sees', rows, rows.map((grey) => grey + (grey < 200 ? 8 : 0)), []],
  ['a row of a hundred', rows, rows.with(50, 255), ['/life looks otherwise: 1 % at 390 px.']],
  ['more rows', rows, inserted, ['/life looks otherwise: 2 px longer from 40 px down at 390 px.']],
  ['fewer rows', inserted, rows, ['/life looks otherwise: 2 px shorter from 40 px down at 390 px.']],
  ['more at the end', rows, [...rows, 3], ['/life looks otherwise: 1 px longer from 100 px down at 390 px.']],
])('%s', async (_, before, after, said) => {
  expect(
    await pictureChanges('/life', [await screenshot(before)], [await screenshot(after)], folder),
  ).toEqual(said)
})
