import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { deliverLive } from '../deliver/deliver-live'
import { putLive } from '../release/put-live'
import { rollBack } from '../release/rollback'
import { behaviour } from '../testing/driver-behaviour'
import { faultsIn, firstSite } from '../testing/machines'
import { startS3 } from '../testing/real-s3'
import { s3Service } from '../testing/s3-service'
import { writeSampleSite } from '../testing/sample-site'
import { ownPages, storeTiny } from '../testing/tiny-release'
import { s3Driver } from './s3'
import { storeAt } from './site-store'

const { url } = await startS3()
const folder = mkdtempSync(join(tmpdir(), 's3-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = () => `s3://college/${randomUUID()}`
const site = writeSampleSite(join(folder, 'site.yaml'))

describe('a bucket of a real service', () => behaviour(async () => s3Driver(place()), 1_010))

test('a release and a rollback make few requests, and no more with a long history; at 20 ms each', async () => {
  const line = await s3Service({ delay: 20, behind: url })
  process.env.AWS_ENDPOINT_URL_S3 = line.url
  const store = { ...storeAt(place(), join(folder, 'here')), site }
  await firstSite(store)
  /** Requests, and milliseconds. */
  const counted = async (run: () => Promise<unknown>) => {
    const [begun, before] = [performance.now(), line.requests.length]
    await run()
    return { requests: line.requests.slice(before), ms: performance.now() - begun }
  }
  const release = async (version: string) => {
    await storeTiny(store, 'media', version, ownPages('media', version))
    return counted(() => putLive(store, { media: version }))
  }
  const first = await release('v2')
  for (let turn = 3; turn <= 12; turn++) await release(`v${turn}`)
  const later = await release('v13')
  const target = place()
  await deliverLive(store, [target])
  const back = await counted(() => rollBack(store, 'media', 'v12'))
  const delivery = await counted(() => deliverLive(store, [target]))
  const looks = delivery.requests.filter((request) => request.startsWith('GET'))
  console.log(
    `Stored to live: ${first.requests.length} requests in ${first.ms.toFixed(0)} ms, ${later.requests.length} after twelve releases. Rollback: ${back.requests.length} requests in ${back.ms.toFixed(0)} ms. Its delivery: ${delivery.requests.length}, ${looks.length} of which look, in ${delivery.ms.toFixed(0)} ms.`,
  )
  expect(later.requests.length - first.requests.length).toBeLessThanOrEqual(4)
  for (const { requests } of [first, later, back]) expect(requests.length).toBeLessThanOrEqual(10)
  // One asks what is owed, one whether the named target answers at all.
  expect(looks.length).toBeLessThanOrEqual(10)
  expect(faultsIn(store.public)).toEqual([])
  await line.end()
})
