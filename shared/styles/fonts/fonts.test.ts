import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantNames } from './cut-font'

const css = readFileSync(join(import.meta.dirname, '../fonts.css'), 'utf8')
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  family: /font-family: '([^']+)'/.exec(body)?.[1],
  file: /url\('([^']+)'\)/.exec(body)?.[1],
  range: /unicode-range:\s+([^;]+);/.exec(body)?.[1]?.replaceAll(/\s+/g, ' '),
}))

test.each(['Fraunces', 'Figtree'])(
  '%s loads its common letters first and has the others available',
  (family) => {
    const [whole, first] = faces.filter((face) => face.family === `${family} Variable`)
    expect(whole).toMatchObject({ file: expect.stringContaining('latin-wght-normal'), range: undefined })
    expect(first).toMatchObject({
      file: `./fonts/${family.toLowerCase()}-first.woff2`,
      range: faces[1]?.range,
    })
    expect(first?.range).toMatch(/^U\+20-7e, U\+a0, /)
  },
)

test('the font of the plants’ names has the letters of all of them, in 20 kB', async () => {
  const kept = readFileSync(join(import.meta.dirname, 'plant-names.woff2'))
  const again = await plantNames()
  expect(again.length, 'run node --import tsx shared/styles/fonts/subset.ts').toBe(kept.length)
  expect(Buffer.compare(again, kept)).toBe(0)
  expect(kept.length).toBeLessThan(20_000)
})
