import { constants } from 'node:zlib'

/** How large texts and drawings are compressed. With a larger window, level 9 takes fifteen times as long. */
export const quickBrotli = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 16,
}
