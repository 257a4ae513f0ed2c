import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Whether a file gains by compression; pictures, films and fonts are compressed already. */
export const isText = (name: string) => /\.(html|js|css|json|svg|vtt|txt|xml|webmanifest)$/.test(name)

/**
 * A file's compressed forms by the ending they are stored under, for servers that send them as they lie there.
 *
 * @param effort `quick` for pages: a tenth larger would be a hundredth of the time, a hundredth smaller three times as much;
 *   `small` for files of a release
 */
export function compressed(
  bytes: Buffer,
  effort: 'quick' | 'small',
): [ending: '.br' | '.gz', bytes: Buffer][] {
  const quality = effort === 'quick' ? 10 : 11
  return [
    [
      '.br',
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ],
    ['.gz', gzipSync(bytes, { level: effort === 'quick' ? 6 : 9 })],
  ]
}
