import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { same } from '@college/shared/content/values'
import { z } from 'zod'
import { caching, isHashed, typeOf } from '../server/headers'
import { bucketAt } from '../store/bucket'
import type { Stored } from '../store/driver'
import { eachLimited, filesInParallel } from '../store/each-limited'
import { parseJson } from '../store/read-json'
import type { SiteFile, Target } from './target'

/** Per key, the MD5 of what was put and its ETag, for services that encrypt: their ETags are not MD5s. */
const tagsFile = 'delivered-etags.json'
const tagsByKey = z.record(z.string(), z.tuple([z.string(), z.string()]))

/** A page's object has the name that browsers request. */
const keyOf = (path: string) => (/(^|\/)(index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''))

/** A bucket behind a CDN. Each object carries the headers that a server would send with it. */
export function bucketTarget(place: string): Target {
  const bucket = bucketAt(place)
  let there = new Map<string, Stored>()

  let tags: z.infer<typeof tagsByKey> = {}

  const isThere = ({ path, file }: SiteFile) => {
    const key = keyOf(path)
    const md5 = hash('md5', readFileSync(sentFile(file)))
    const found = there.get(key)?.md5
    return found !== undefined && (found === md5 || same([md5, found], tags[key]))
  }

  async function putFile({ path, file }: SiteFile) {
    const sent = sentFile(file)
    const headers = {
      'Content-Type': typeOf(path),
      'Cache-Control': isHashed(`/${path}`) ? caching.hashed : caching.other,
      ...(sent !== file && { 'Content-Encoding': 'gzip' }),
    }
    const body = await readFile(sent)
    const key = keyOf(path)
    const { etag } = await bucket.asked('PUT', key, { headers, body })
    const md5 = hash('md5', body)
    if (etag && etag !== md5) tags[key] = [md5, etag]
  }

  return {
    place,
    // An object has one form, which every client accepts.
    takes: (path) => !/\.(br|gz)$/.test(path),
    async look() {
      there = new Map((await bucket.listAll()).map((stored) => [stored.key, stored]))
      if (!there.has(tagsFile)) return
      const { bytes } = await bucket.asked('GET', tagsFile)
      tags = parseJson(
        tagsByKey,
        bytes,
        `${place}/${tagsFile}`,
        'remove it, and every file is delivered again',
      )
    },
    differing: async (files) => files.filter((file) => !isThere(file)).map(({ path }) => path),
    async put(files) {
      const due = files.filter((file) => !isThere(file))
      const before = JSON.stringify(tags)
      await eachLimited(due, filesInParallel, putFile)
      const after = JSON.stringify(tags)
      if (after !== before) await bucket.asked('PUT', tagsFile, { body: Buffer.from(after) })
      return due.map(({ path }) => path)
    },
    remove: (paths) =>
      eachLimited(paths, filesInParallel, (path) => bucket.asked('DELETE', keyOf(path), {}, 404)),
    async read(path) {
      const { status, bytes } = await bucket.asked('GET', keyOf(path), {}, 404)
      return status === 404 ? undefined : bytes.toString()
    },
    async others(known) {
      const keys = new Set([...known].map(keyOf))
      // A console's folders are keys with a slash at the end.
      return [...there.keys()].filter((key) => key !== tagsFile && !keys.has(key) && !/(^|\/)$/.test(key))
    },
  }
}

/** The form of a file to send: compressed, if there is one. */
const sentFile = (file: string) => (existsSync(`${file}.gz`) ? `${file}.gz` : file)
