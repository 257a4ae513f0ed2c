import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterAll } from 'vitest'
import { atNight } from './at-night'
import { freePorts } from './free-ports'
import { s3Service } from './s3-service'

const script = join(import.meta.dirname, 'radosgw.sh')
const isInstalled = spawnSync('radosgw', ['--version']).status === 0
/** Only each night: it takes half a minute to start, and its requests are slower than the stand-in's. */
const isWanted = atNight || process.env.S3_TESTS === 'required'

/**
 * Starts an S3 service with the bucket `college` for the tests of a file: normally the tests' stand-in, each night Ceph's
 * gateway, a real one. If that is not installed, `S3_TESTS=required` makes it a failure.
 */
export async function startS3() {
  const { url, end } = isInstalled && isWanted ? await gateway() : await s3Service()
  afterAll(end)
  if (!isInstalled && isWanted) {
    const missing =
      'Ceph is not installed here (Debian: apt-get install ceph-mon ceph-mgr ceph-osd radosgw ceph-common)'
    if (process.env.S3_TESTS === 'required') throw new Error(`${missing}.`)
    console.warn(`${missing}: an imitation of it is used.`)
  }
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
    // These tests make more requests than a busy machine can answer at once.
    SITE_PATIENCE: '60',
  })
  const client = new AwsClient({
    accessKeyId: 'test',
    secretAccessKey: 'secret',
    service: 's3',
    region: 'us-east-1',
  })
  await client.fetch(`${url}/college`, { method: 'PUT' })
  return { url, client }
}

async function gateway() {
  const folder = mkdtempSync(join(tmpdir(), 'radosgw-'))
  // The monitor takes the two ports after the gateway's.
  const [port = 0] = await freePorts(3)
  const child = spawn(script, [folder, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text
        // Alone on its line: Ceph's complaints often contain "already".
        if (/^ready$/m.test(said)) resolve()
      })
    child.on('exit', () => reject(new Error(`radosgw did not start. It said:\n${said}`)))
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  await ready
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
