import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { s3InMemory } from '../testing/s3-in-memory'
import type { Driver } from './driver'
import { folderDriver } from './folder'
import { append, numbersOf, readHead, refuseUnknownChannels } from './log'
import { Refusal } from './refusal'
import { s3Driver } from './s3'
import { storedPackages, storedReleases } from './seal'

const service = await s3InMemory()

/** Each store, with a function that adds a file the tool did not write. */
const places: [string, () => { driver: Driver; leave: (key: string) => void }][] = [
  [
    'a folder',
    () => {
      const root = mkdtempSync(join(tmpdir(), 'not-ours-'))
      const leave = (key: string) => {
        const file = join(root, key)
        mkdirSync(key.endsWith('/') ? file : dirname(file), { recursive: true })
        if (!key.endsWith('/')) writeFileSync(file, '')
      }
      return { driver: folderDriver(root), leave }
    },
  ],
  [
    'a bucket',
    () => {
      const prefix = Math.random().toString(36).slice(2)
      const leave = (key: string) =>
        service.objects.set(`/college/${prefix}/${key}`, {
          bytes: Buffer.alloc(0),
          modified: new Date(),
          headers: {},
        })
      return { driver: s3Driver(`s3://college/${prefix}`), leave }
    },
  ],
]

const told = { who: 'test', when: '2026-01-01T00:00:00.000Z', why: 'test', replaced: {} }
const channel = { releases: { media: [{ version: 'v1', since: told.when }] } }

const leftAside = ['.DS_Store', '', '.12.json.swp', '.sync/index', '._999999986-13.json']
const strays = [
  '0012 (conflicted copy).json',
  '999999986-13 (conflicted copy 2026-11-27).json',
  '999999986-13.json.tmp',
  '999999986-14.json',
  '00000-0.json',
  'Icon\r',
  'Thumbs.db',
  'desktop.ini',
  'README',
  '000/1.json',
  '12.json',
  '-12.json',
]

describe.each(places)('in %s', (_, open) => {
  test.each(leftAside)('ignores %j beside the history', async (name) => {
    const { driver, leave } = open()
    leave(`channels/production/${name}`)
    expect((await readHead(driver, 'production')).number).toBe(0)
    await append(driver, 'production', { number: 1, channel }, told)
    expect(await readHead(driver, 'production')).toEqual({ number: 1, channel })
    expect(await numbersOf(driver, 'production')).toEqual([1])
    leave(`releases/seals/media/${name}`)
    expect(await storedReleases(driver, 'media')).toEqual([])
    await refuseUnknownChannels(driver)
  })

  test.each(strays)('reports %j beside the history, which never hides what is live', async (name) => {
    const { driver, leave } = open()
    for (const number of [1, 2]) await append(driver, 'production', { number, channel }, told)
    leave(`channels/production/${name}`)
    const named = `${driver.place}/channels/production/${name.trim()}: found something that is not named as a composition, expected nothing else`
    await expect(numbersOf(driver, 'production')).rejects.toThrow(named)
    // One that sorts last is not seen, and hides nothing.
    const head = await readHead(driver, 'production').catch((error) => error)
    if (head instanceof Refusal) expect(head.message).toContain(named)
    else expect(head.number).toBe(2)
  })

  test.each(['v1 (copy).json', 'v1 2.json', 'v1.json.bak', 'v1', 'Thumbs.db', 'old/v1.json'])(
    'reports %j beside the seals of releases',
    async (name) => {
      const { driver, leave } = open()
      leave(`releases/seals/media/${name}`)
      await expect(storedReleases(driver, 'media')).rejects.toThrow(
        `/releases/seals/media/${name}: found something`,
      )
    },
  )

  test('reports a file among the folders of the seals', async () => {
    const { driver, leave } = open()
    leave('releases/seals/media (copy)/v1.json')
    await expect(storedPackages(driver)).rejects.toThrow(
      '/releases/seals/media (copy)/v1.json: found something',
    )
  })

  test.each(['Production', 'production (copy)', 'production.bak', 'staging'])(
    'a store with a history in the folder %j only is not taken for empty',
    async (folder) => {
      const { driver, leave } = open()
      leave(`channels/${folder}/999999998-1.json`)
      await expect(readHead(driver, 'production')).rejects.toThrow(
        `/channels/${folder}/999999998-1.json: found something`,
      )
    },
  )

  test('reports an unknown channel, so that what it needs is not pruned', async () => {
    const { driver, leave } = open()
    leave('channels/staging/999999998-1.json')
    await expect(refuseUnknownChannels(driver)).rejects.toThrow(
      '/channels/staging/999999998-1.json: found something',
    )
  })
})

describe('an answer from something other than S3 is never taken for an empty store or a write', () => {
  const html = '<!DOCTYPE html>\n<html><title>Sign in</title></html>'
  const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${inner}`
  const item = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified><Size>1</Size><ETag>"x"</ETag></Contents>`
  const list = (inner: string) => xml(`<ListBucketResult>${inner}</ListBucketResult>`)
  const error = (code: string) => xml(`<Error xmlns="x"><Code>${code}</Code></Error>`)
  const prefix = 'site/channels/production/'

  test.each<[string, number, string, RegExp]>([
    ['a sign-in page', 200, html, /200 with <html> .* expected a whole ListBucketResult/],
    ['nothing', 200, '', /200 with nothing/],
    ['no XML', 200, 'ok', /200 with something else than XML/],
    ['JSON', 200, '{"Contents":[]}', /something else than XML/],
    [
      'another list',
      200,
      xml('<ListAllMyBucketsResult></ListAllMyBucketsResult>'),
      /<ListAllMyBucketsResult>/,
    ],
    ['an error with 200', 200, error('SlowDown'), /SlowDown|<Error>/],
    ['half a list', 200, list(item(`${prefix}a`)).slice(0, -30), /a list that is cut off/],
    ['a list in an encoding', 200, list('<EncodingType>url</EncodingType>'), /encoding 'url'/],
    ['a list that does not go on', 200, list('<IsTruncated>true</IsTruncated>'), /no token of the next/],
    ['a list without sizes', 200, list('<Contents><Key>x</Key></Contents>'), /a list of something else/],
    ['items without keys', 200, list('<Contents></Contents>'), /a list of something else/],
    ['keys of another prefix', 200, list(item('other/key')), /other\/key out of its place/],
    ['keys in no order', 200, list(item(`${prefix}b`) + item(`${prefix}a`)), /out of its place/],
    ['another 404', 404, html, /404 with <html>/],
    ['no bucket', 404, error('NoSuchBucket'), /404 NoSuchBucket .* expected a bucket of this name/],
    ['a wrong clock', 403, error('RequestTimeTooSkewed'), /the clock of this machine is wrong/],
    ['no rights', 403, error('AccessDenied'), /expected a bucket that these keys may/],
    ['no such key', 403, error('InvalidAccessKeyId'), /expected an AWS_ACCESS_KEY_ID that it knows/],
    ['another secret', 403, error('SignatureDoesNotMatch'), /expected the AWS_SECRET_ACCESS_KEY of this key/],
    ['keys of yesterday', 400, error('ExpiredToken'), /expected keys that are still valid/],
    ['a token of other keys', 400, error('InvalidToken'), /expected the AWS_SESSION_TOKEN of these keys/],
    ['a full bucket', 403, error('QuotaExceeded'), /expected room in the bucket/],
    ['another region', 301, error('PermanentRedirect'), /AWS_REGION/],
    ['a redirection', 302, '', /answered 302/],
  ])('%s', async (_, status, bytes, sentence) => {
    const driver = s3Driver('s3://college/site')
    service.instead = () => ({ status, bytes, ...(status === 302 && { headers: { Location: '/signin' } }) })
    try {
      const said = await readHead(driver, 'production').catch((error) => error)
      expect(said).toBeInstanceOf(Refusal)
      expect(said.message).toMatch(/^s3:\/\/college\/site: the service answered /)
      expect(said.message).toMatch(sentence)
      if (status !== 200) await expect(driver.read('channels/x')).rejects.toThrow(Refusal)
      if (bytes || status !== 200) {
        await expect(driver.writeOnce('channels/x', Buffer.from('x'))).rejects.toThrow(Refusal)
        await expect(driver.remove(['channels/x'])).rejects.toThrow(Refusal)
      }
    } finally {
      service.instead = () => undefined
    }
  })

  test('a list that never ends', async () => {
    let turn = 0
    service.instead = () => ({
      status: 200,
      bytes: list(
        `${item(`${prefix}${String(turn++).padStart(9, '0')}`)}<NextContinuationToken>t</NextContinuationToken>`,
      ),
    })
    await expect(s3Driver('s3://college/site').list('channels/production/')).rejects.toThrow('t twice')
    service.instead = () => undefined
  })
})
