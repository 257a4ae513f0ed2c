import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont, { type Options } from 'subset-font'
import { plants } from '../../content/plants'

/** Name records that stay: copyright, licence, and the licence's address (OpenType, table `name`). */
const legal = [0, 13, 14]

const require = createRequire(import.meta.url)

/** A font of @fontsource-variable with these letters alone, as WOFF2. */
export function cutFont(
  family: string,
  script: string,
  letters: string,
  options: Pick<Options, 'variationAxes' | 'keepFeatures'>,
): Promise<Uint8Array> {
  const whole = require.resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`)
  return subsetFont(readFileSync(whole), letters, {
    targetFormat: 'woff2',
    preserveNameIds: legal,
    noHinting: true,
    ...options,
  })
}

/** The letters of the plants' names in Kannada, with all the features that join them. */
export const plantNames = () =>
  cutFont(
    'noto-serif-kannada',
    'kannada',
    Object.values(plants)
      .map(({ kannada }) => kannada)
      .join(''),
    { variationAxes: { wght: 400 } },
  )
