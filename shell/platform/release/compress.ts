import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Whether a file gains by compression; pictures, films and fonts are compressed already. */
export const isText = (name: string) => /\.(html|js|css|json|svg|vtt|txt|xml|webmanifest)$/.test(name)

/**
 * A file's compressed forms by the ending they are stored under, for servers that send them as they lie there. Beside
 * whatever else runs: the best brotli takes longer than rendering a page.
 */
export async function compressed(bytes: Buffer): Promise<[ending: '.br' | '.gz', bytes: Buffer][]> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  return [
    ['.br', brotli],
    ['.gz', zipped],
  ]
}
