import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Whether a file gains by compression; pictures, films and fonts are compressed already. */
export const isText = (name: string) => /\.(html|js|css|json|svg|vtt|txt|xml|webmanifest)$/.test(name)

/** A file's compressed forms by the ending they are stored under, for servers that send them as they lie there. */
export function compressed(bytes: Buffer): [ending: '.br' | '.gz', bytes: Buffer][] {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return [
    ['.br', brotliCompressSync(bytes, { params })],
    ['.gz', gzipSync(bytes, { level: 9 })],
  ]
}
