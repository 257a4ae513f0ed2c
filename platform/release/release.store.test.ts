import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  manifestFile,
  type PackageName,
  type ReleaseManifest,
} from '@college/shared/contract/release-manifest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Channel } from '../store/channel'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { readSite } from '../store/read-site'
import { readRelease, releaseFolder, type Store, storeIn } from '../store/site-store'
import { atNight } from '../testing/at-night'
import { packages } from '../testing/packages'
import { filesIn, seal, writeChannel } from '../testing/tiny-site'
import { putLive } from './put-live'

const root = join(import.meta.dirname, '../..')

/** Changes while visitors read, and moments at which a release is killed. */
const [changes, kills] = atNight ? [50, 20] : [6, 4]

let store: Store
beforeAll(async () => {
  store = { ...storeIn(mkdtempSync(join(tmpdir(), 'store-'))), site: storeIn(root).site }
  const live = await readChannel(storeIn(root))
  const channel: Channel = { releases: {} }
  for (const name of packages) {
    const version = liveVersion(live, name)
    if (!version)
      throw new Error(`${name}: these tests work on real releases; run npm start -- --prepare first.`)
    cpSync(releaseFolder(storeIn(root), name, version), releaseFolder(store, name, version), {
      recursive: true,
    })
    seal(store, name, version)
    channel.releases[name] = [{ version, since: '2026-01-01T00:00:00.000Z' }]
  }
  await writeChannel(store, channel)
  await putLive(store, {})
})
afterAll(() => rmSync(join(store.releases, '..'), { recursive: true, force: true }))

/** A release that differs from its section's live one in a page's title, as after a small edit. */
async function variant(
  name: PackageName,
  version: string,
  change: (manifest: ReleaseManifest) => void = () => {},
) {
  const live = await versionOf(name)
  const folder = releaseFolder(store, name, version)
  cpSync(releaseFolder(store, name, live), folder, { recursive: true })
  const manifest = { ...readRelease(store, name, live), version }
  change(manifest)
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest))
  seal(store, name, version)
  return version
}

const versionOf = async (name: PackageName) => liveVersion(await readChannel(store), name) ?? ''

test('a release of media changes only its own pages and the lists of pages and releases', async () => {
  const before = filesIn(store.public)
  const next = await variant('media', 'media-with-other-entry', (manifest) => {
    const entry = manifest.entry
    const renamed = 'remoteEntry-another.js'
    manifest.entry = renamed
    manifest.files[renamed] = manifest.files[entry] ?? { integrity: '', bytes: 0 }
    delete manifest.files[entry]
    manifest.runtime.scripts = manifest.runtime.scripts.map((file) => (file === entry ? renamed : file))
    const folder = join(releaseFolder(store, 'media', 'media-with-other-entry'), 'browser')
    cpSync(join(folder, entry), join(folder, renamed))
  })
  await putLive(store, { media: next })
  const after = filesIn(store.public)
  const changed = [...after].filter(([name, bytes]) => before.get(name) !== bytes).map(([name]) => name)
  const { product } = readSite(store.site)
  const own = readRelease(store, 'media', next).pages.map(
    ({ path }) => `${path.replace('{product}', product).slice(1)}.html`,
  )
  const pages = changed.filter((name) => !name.startsWith('assets/') && !/\.(br|gz)$/.test(name))
  expect(pages.sort()).toEqual([...own, 'releases.json', 'routes.json'].sort())
  expect(changed.filter((name) => name.startsWith('assets/') && !name.startsWith('assets/media/'))).toEqual(
    [],
  )
  expect([...before.keys()].filter((name) => !after.has(name))).toEqual([])
})

test('a visitor during releases and rollbacks never meets a missing page or script', async () => {
  const { origin, stop } = await serve()
  const versions = [
    await versionOf('media'),
    await variant('media', 'media-a'),
    await variant('media', 'media-b'),
  ]
  let done = false
  const failures: string[] = []
  let read = 0
  const visitor = async () => {
    while (!done) {
      for (const path of ['/anandamaya', '/library', '/']) {
        const response = await fetch(origin + path)
        const html = await response.text()
        if (response.status !== 200 || !html.endsWith('</html>\n'))
          failures.push(`${path}: ${response.status}, ${html.length} characters`)
        const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
          ([, file]) => file,
        )
        await Promise.all(
          named.map(async (file) => {
            const answer = await fetch(origin + file, { method: 'HEAD' })
            if (answer.status !== 200) failures.push(`${path} names ${file}: ${answer.status}`)
          }),
        )
        read++
      }
    }
  }
  const visitors = [visitor(), visitor()]
  for (let turn = 0; turn < changes; turn++)
    await putLive(store, { media: versions[turn % versions.length] ?? '' })
  done = true
  await Promise.all(visitors)
  stop()
  expect(failures).toEqual([])
  expect(read).toBeGreaterThanOrEqual(6)
})

test('a release killed at any moment leaves a working site and a store that takes the next release', async () => {
  const versions = [await variant('media', 'media-kill-a'), await variant('media', 'media-kill-b')]
  await putLive(store, { media: versions[0] ?? '' })
  const started = Date.now()
  await release('media', versions[1] ?? '')
  const whole = Date.now() - started
  for (let turn = 0; turn < kills; turn++) {
    const { child, ended } = start('media', versions[turn % 2] ?? '')
    await pause((whole * (turn + 1)) / kills)
    child.kill('SIGKILL')
    await ended
    const page = readFileSync(join(store.public, 'anandamaya.html'), 'utf8')
    expect(page.endsWith('</html>\n'), `after ${turn + 1} of ${kills}`).toBe(true)
    for (const [, file = ''] of page.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g))
      expect(existsSync(join(store.public, file)), file).toBe(true)
  }
  await release('media', versions[1] ?? '')
  expect(await versionOf('media')).toBe(versions[1])
  expect(readFileSync(join(store.public, 'anandamaya.html'), 'utf8')).toContain('</html>')
})

/** The site's server as a separate process, so that it reads while releases are being written. */
async function serve() {
  const child = spawn(process.execPath, [join(root, 'platform/college.js'), 'serve'], {
    env: { ...process.env, SITE_STORE: join(store.releases, '..'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(text))
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
  })
  return { origin, stop: () => child.kill() }
}

/** The release step as a separate process, as on a team's machine; only the build is left out. */
function start(name: PackageName, version: string): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(process.execPath, [join(root, 'platform/college.js'), 'rollback', name, version], {
    env: { ...process.env, SITE_STORE: join(store.releases, '..') },
    stdio: 'ignore',
  })
  return { child, ended: new Promise((resolve) => child.on('exit', () => resolve())) }
}

const release = async (name: PackageName, version: string) => start(name, version).ended
