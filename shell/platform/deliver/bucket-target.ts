import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { caching, isHashed, typeOf } from '../server/headers'
import { atOnce, filesAtOnce } from '../store/at-once'
import { bucketAt } from '../store/bucket'
import type { SiteFile, Target } from './target'

/** An object has one form: the one that every client takes. */
const isCompressed = (path: string) => /\.(br|gz)$/.test(path)

/** A page's object has the name that browsers ask for. */
const keyOf = (path: string) => (/(^|\/)(index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''))

/**
 * A bucket, with a CDN before it. Each object carries the headers that a server would send with it.
 *
 * @param place `s3://<bucket>/<prefix>`
 */
export function bucketTarget(place: string): Target {
  const bucket = bucketAt(place)
  let there = new Map<string, string | undefined>()

  async function putFile({ path, file }: SiteFile): Promise<boolean> {
    const zipped = existsSync(`${file}.gz`)
    const body = await readFile(zipped ? `${file}.gz` : file)
    if (there.get(keyOf(path)) === createHash('md5').update(body).digest('hex')) return false
    const headers = {
      'Content-Type': typeOf(path),
      'Cache-Control': isHashed(`/${path}`) ? caching.hashed : caching.other,
      ...(zipped && { 'Content-Encoding': 'gzip' }),
    }
    await bucket.asked('PUT', keyOf(path), { headers, body })
    return true
  }

  return {
    place,
    async list() {
      there = new Map((await bucket.list('')).map(({ key, md5 }) => [key, md5]))
      // Back to the names of files: a key without an ending is a page's.
      return [...there.keys()].map((key) => (/\.\w+$/.test(key) ? key : `${key}.html`))
    },
    async put(files) {
      const changed: string[] = []
      await atOnce(
        files.filter(({ path }) => !isCompressed(path)),
        filesAtOnce,
        async (file) => (await putFile(file)) && changed.push(file.path),
      )
      return changed
    },
    remove: (paths) => atOnce(paths, filesAtOnce, (path) => bucket.asked('DELETE', keyOf(path), {}, 404)),
    async read(path) {
      const { status, bytes } = await bucket.asked('GET', keyOf(path), {}, 404)
      return status === 404 ? undefined : bytes.toString()
    },
  }
}
