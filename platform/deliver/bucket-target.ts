import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { caching, isHashed, typeOf } from '../server/headers'
import { bucketAt } from '../store/bucket'
import type { Stored } from '../store/driver'
import { eachLimited, filesInParallel } from '../store/each-limited'
import type { SiteFile, Target } from './target'

/** A page's object has the name that browsers ask for. */
const keyOf = (path: string) => (/(^|\/)(index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''))

/**
 * A bucket, with a CDN before it. Each object carries the headers that a server would send with it.
 *
 * @param place `s3://<bucket>/<prefix>`
 */
export function bucketTarget(place: string): Target {
  const bucket = bucketAt(place)
  let there = new Map<string, Stored>()

  /** Whether a file is there as it would be sent. */
  const isThere = ({ path, file }: SiteFile) =>
    there.get(keyOf(path))?.md5 === hash('md5', readFileSync(sentFile(file)))

  async function putFile({ path, file }: SiteFile) {
    const sent = sentFile(file)
    const headers = {
      'Content-Type': typeOf(path),
      'Cache-Control': isHashed(`/${path}`) ? caching.hashed : caching.other,
      ...(sent !== file && { 'Content-Encoding': 'gzip' }),
    }
    await bucket.asked('PUT', keyOf(path), { headers, body: await readFile(sent) })
  }

  return {
    place,
    // An object has one form: the one that every client takes.
    takes: (path) => !/\.(br|gz)$/.test(path),
    async look(files) {
      const keys = files.map(({ path }) => keyOf(path))
      there = new Map((await bucket.listAll(keys)).map((stored) => [stored.key, stored]))
    },
    differing: async (files) => files.filter((file) => !isThere(file)).map(({ path }) => path),
    async put(files) {
      const due = files.filter((file) => !isThere(file))
      await eachLimited(due, filesInParallel, putFile)
      return due.map(({ path }) => path)
    },
    remove: (paths) =>
      eachLimited(paths, filesInParallel, (path) => bucket.asked('DELETE', keyOf(path), {}, 404)),
    async read(path) {
      const { status, bytes } = await bucket.asked('GET', keyOf(path), {}, 404)
      return status === 404 ? undefined : bytes.toString()
    },
  }
}

/** The form of a file that is sent: its compressed one, where it has one. */
const sentFile = (file: string) => (existsSync(`${file}.gz`) ? `${file}.gz` : file)
