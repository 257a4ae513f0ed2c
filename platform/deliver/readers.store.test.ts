import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { putLive } from '../release/put-live'
import { rollBack } from '../release/rollback'
import { siteConfiguration } from '../server/nginx'
import { integrityOf, sha256 } from '../store/hash'
import { ask } from '../testing/ask'
import { freePorts } from '../testing/free-ports'
import { hasBrotli, nginxIsMissing, startNginx, testCertificate } from '../testing/real-nginx'
import { startS3 } from '../testing/real-s3'
import { tinySite } from '../testing/tiny-site'
import { deliverLive } from './deliver-live'

/** Sixty take some minutes on a busy machine: `READER_CHANGES=60 npx vitest run --project store readers`. */
const changes = Number(process.env.READER_CHANGES ?? 6)

const folder = mkdtempSync(join(tmpdir(), 'readers-'))
const { client, url } = await startS3()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the bytes that a visitor gets. */
type Reader = (path: string) => Promise<Buffer>

async function throughNginx(root: string) {
  const [port = 0, plain = 0] = await freePorts(2)
  const server = {
    origin: `https://localhost:${port}`,
    root,
    ...testCertificate(folder),
    listen: `127.0.0.1:${port}`,
  }
  const configuration = siteConfiguration({ ...server, plain: `127.0.0.1:${plain}`, brotli: hasBrotli }, [])
  const nginx = await startNginx(folder, 'readers', configuration, plain)
  const reader: Reader = async (path) => {
    const { status, body } = await ask(port, `/${path}`)
    if (status !== 200) throw new Error(`/${path}: ${status}`)
    return Buffer.from(body)
  }
  return { nginx, reader }
}

/** A CDN would request without keys; here they stand in for its right to read. */
const fromBucket =
  (bucket: string): Reader =>
  async (path) => {
    const response = await client.fetch(`${url}/${bucket}/${path}`)
    if (!response.ok) throw new Error(`/${path}: ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }

test.skipIf(nginxIsMissing())(
  `a visitor reading during ${changes} changes gets every page with every file it names, byte for byte`,
  {
    timeout: 120_000 + 20_000 * changes,
  },
  async () => {
    const { store, release } = await tinySite()
    const root = join(folder, 'site')
    mkdirSync(root)
    const targets = [root, 's3://college/www']
    await deliverLive(store, targets)
    const { nginx, reader } = await throughNginx(root)
    const versions = ['v2', 'v3', 'v4'].map((version) =>
      release('media', version, {
        '/life': { text: version, ids: ['today'] },
        '/{product}': { text: version },
      }),
    )
    let done = false
    const faults: string[] = []
    let read = 0
    const reading = [reader, fromBucket('college/www')].map(async (get) => {
      while (!done)
        for (const page of ['life', 'herbarium', 'contact'])
          try {
            const { files } = JSON.parse((await get(page)).toString())
            for (const [file, integrity] of files) {
              const found = integrityOf(sha256(await get(file)))
              if (integrity !== found) faults.push(`${page}: ${file} has other bytes`)
            }
            read++
          } catch (error) {
            faults.push(`${page}: ${error}`)
          }
    })
    for (let turn = 0; turn < changes; turn++) {
      if (turn % 4 === 3) await rollBack(store, 'media', versions[(turn + 1) % versions.length] ?? '')
      else await putLive(store, { media: versions[turn % versions.length] ?? '' })
      await deliverLive(store, targets)
    }
    done = true
    await Promise.all(reading)
    await nginx.stop()
    console.log(`${read} pages read during ${changes} changes, ${faults.length} bad.`)
    expect(faults).toEqual([])
    expect(read).toBeGreaterThan(changes)
  },
)
