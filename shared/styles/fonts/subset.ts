import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * `node --import tsx shared/styles/fonts/subset.ts` cuts the fonts that every page starts with out of those of @fontsource-variable: the letters of
 * `unicode-range` in fonts.css, the weights that the styles use, and the features that they name. Less than two thirds
 * of the bytes are left. The licence of both (SIL Open Font License 1.1) goes with them, in the records of the files'
 * own name tables.
 */
const fonts = [
  // A weight that is asked for beyond these is drawn in the nearest.
  { family: 'fraunces', weights: { min: 300, max: 600 } },
  { family: 'figtree', weights: { min: 400, max: 700 } },
]
/** Name records that stay: copyright, licence, and the licence's address (OpenType, table `name`). */
const legal = [0, 13, 14]

const css = readFileSync(join(import.meta.dirname, '../fonts.css'), 'utf8')
const letters = [...css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)]
  .flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
  })
  .map((code) => String.fromCodePoint(code))
  .join('')

const require = createRequire(import.meta.url)
for (const { family, weights } of fonts) {
  const whole = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
  const font = await subsetFont(readFileSync(whole), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
    preserveNameIds: legal,
    noHinting: true,
  })
  const file = join(import.meta.dirname, `${family}-first.woff2`)
  writeFileSync(file, font)
  console.log(`${file}: ${font.length} bytes, of ${readFileSync(whole).length}`)
}
