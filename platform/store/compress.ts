import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { quickBrotli } from '@college/shared/preset/quick-brotli'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Whether compressing a file is worth it; pictures, films and fonts are compressed already. */
export const isText = (name: string) => /\.(html|js|css|json|svg|vtt|txt|xml|webmanifest)$/.test(name)

/** `best` takes 28 ms for a page of 35 kB; `quick` takes 0.7 ms and leaves 11 % more bytes. */
export type Effort = keyof typeof efforts

const efforts = {
  best: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  quick: quickBrotli,
}

/**
 * A file's compressed forms by ending, for servers that send precompressed files. Compresses in the background: the best
 * brotli takes longer than rendering a page.
 */
export async function compressed(bytes: Buffer, effort: Effort = 'best') {
  const params = { ...efforts[effort], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  return [
    ['.br', brotli],
    ['.gz', zipped],
  ] as const
}
