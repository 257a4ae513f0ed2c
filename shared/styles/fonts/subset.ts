import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFont, plantNames } from './cut-font'

/**
 * `node --import tsx shared/styles/fonts/subset.ts` cuts the fonts that every page starts with out of those of @fontsource-variable: the letters of
 * `unicode-range` in fonts.css, the weights that the styles use, and the features that they name. Less than two thirds
 * of the bytes are left. Of a third font come the letters of the plants' names. The licence of all (SIL Open Font
 * License 1.1) goes with them, in the records of the files' own name tables.
 */
const fonts = [
  // A weight that is asked for beyond these is drawn in the nearest.
  { family: 'fraunces', weights: { min: 300, max: 600 } },
  { family: 'figtree', weights: { min: 400, max: 700 } },
]

const css = readFileSync(join(import.meta.dirname, '../fonts.css'), 'utf8')
const letters = [...css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)]
  .flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
  })
  .map((code) => String.fromCodePoint(code))
  .join('')

for (const { family, weights } of fonts) {
  const keepFeatures = ['kern', 'liga', 'lnum', 'tnum']
  keep(
    `${family}-first`,
    await cutFont(family, 'latin', letters, { variationAxes: { wght: weights }, keepFeatures }),
  )
}
keep('plant-names', await plantNames())

function keep(name: string, font: Uint8Array) {
  const file = join(import.meta.dirname, `${name}.woff2`)
  writeFileSync(file, font)
  console.log(`${file}: ${font.length} bytes`)
}
