import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { serveAside } from '../server/serve-site'
import { servedFiles } from '../site/intact'
import { bucketAt } from '../store/bucket'
import { everythingOwed } from '../store/owed'
import { refusalIn } from '../store/refusal'
import { releaseFolder, storeAt } from '../store/site-store'
import { copyFolder } from '../testing/copy-folder'
import { s3InMemory } from '../testing/s3-in-memory'
import { newWords, tinySite } from '../testing/tiny-site'
import { deliver } from './deliver'
import { deliverLive, deliveryOf } from './deliver-live'
import { differingAt } from './differing'
import { type Target, targetAt } from './target'

// rsync starts a process for every step, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const folder = () => {
  const root = mkdtempSync(join(tmpdir(), 'delivered-'))
  const site = join(root, 'site')
  mkdirSync(site)
  return site
}

type Site = Awaited<ReturnType<typeof tinySite>>
const script = 'assets/media/entry-v1.js'

const service = await s3InMemory()

const always = { keptDays: 7, isNewest: async () => true }
const hasRsync = spawnSync('rsync', ['--version']).status === 0
const targets: [string, () => string][] = [
  ['a folder', folder],
  ['a bucket', () => `s3://college/${Math.random().toString(36).slice(2)}`],
  ...(hasRsync ? [['a server by rsync', () => `rsync:${folder()}`] satisfies [string, () => string]] : []),
]

/** Expects each file of the site to be at the target, byte for byte. */
async function expectDelivered(target: Target, served: Map<string, string>) {
  for (const [path, bytes] of served) {
    if (/\.(br|gz)$/.test(path)) continue
    const text = Buffer.from(bytes, 'base64').toString()
    const there = await target.read(path)
    if (target.place.startsWith('s3:')) expect(there, path).toBeDefined()
    else expect(there, path).toBe(text)
  }
}

describe.each(targets)('to %s', (_, place) => {
  test('the whole site arrives, then only changes; removed files stay for open tabs, then go', async () => {
    const { store, release, served } = await tinySite()
    const target = targetAt(place())
    expect(await deliver(await servedFiles(store), [target], always)).toContain('contact.html')
    await expectDelivered(target, served())
    expect(await deliver(await servedFiles(store), [target], always)).toEqual([])

    await putLive(store, { media: release('media', 'v2', { ...newWords, '/new': {} }) })
    const changed = (await deliver(await servedFiles(store), [target], always)) ?? []
    expect(changed).toContain('life.html')
    expect(changed).not.toContain('contact.html')

    const before = [...served().keys()]
    await putLive(store, { media: release('media', 'v3', newWords) })
    const gone = 'assets/media/entry-v2.js'
    const files = (await servedFiles(store)).filter(({ path }) => path !== gone)
    expect(before).toContain(gone)
    await deliver(files, [target], always)
    expect(await target.read('assets/media/entry-v2.js')).toBeDefined()
    expect(await target.read('new.html'), 'a page that is no more').toBeUndefined()
    await deliver(files, [target], { ...always, keptDays: 0 })
    expect(await target.read(gone)).toBeUndefined()
    rmSync(join(store.public, gone))
    await expectDelivered(target, served())
  })
})

const outside = [
  '../kept',
  'a/../../kept',
  '/kept',
  'a//kept',
  '..',
  '',
  './kept',
  'kept\n../kept',
  'a\\..\\kept',
]
test.each(targets)('a list altered at %s, with a path outside it, removes nothing', async (_, place) => {
  const { store } = await tinySite()
  const target = targetAt(place())
  const files = await servedFiles(store)
  await deliver(files, [target], always)
  const kept = target.place.startsWith('s3:') ? '' : join(target.place.replace(/^rsync:/, ''), '../kept')
  if (kept) writeFileSync(kept, '')
  const list = JSON.parse((await target.read('delivered.json')) ?? '')
  for (const path of outside) {
    await addAt(target.place, 'delivered.json', JSON.stringify({ ...list, [path]: 0 }))
    await expect(deliver(files, [target], always), path).rejects.toThrow(
      /\/delivered\.json: found the path "[^\n]*", expected one of a file below the target; remove it/,
    )
    if (kept) expect(existsSync(kept), path).toBe(true)
  }
})

test('nothing is delivered or removed through a link at the target', async () => {
  const { store, release } = await tinySite()
  await putLive(store, { media: release('media', 'v2', { ...newWords, '/old/page': {} }) })
  const target = targetAt(folder())
  await deliver(await servedFiles(store), [target], always)
  const elsewhere = join(target.place, '../elsewhere')
  renameSync(join(target.place, 'old'), elsewhere)
  symlinkSync(elsewhere, join(target.place, 'old'))
  const refusal = /\/old: found a symbolic link, expected a plain folder; nothing is delivered or removed/
  await expect(deliver(await servedFiles(store), [target], always)).rejects.toThrow(refusal)
  await putLive(store, { media: release('media', 'v3', newWords) })
  await expect(deliver(await servedFiles(store), [target], always)).rejects.toThrow(refusal)
  expect(readdirSync(elsewhere)).toContain('page.html')
})

describe.each(targets)('damage at %s', (_, place) => {
  test('one byte in a page, a script, a picture or a map is reported, and repaired by the next delivery', async () => {
    const { store, served } = await tinySite()
    const target = targetAt(place())
    await deliver(await servedFiles(store), [target], always)
    expect(await differingAt(await servedFiles(store), [], [target])).toEqual([])
    const names = [
      'life.html',
      'assets/media/entry-v1.js',
      'sitemap.xml',
      'routes.json',
      'favicon.svg',
    ].filter((name) => served().has(name))
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) damageAt(target.place, name)
    const sentence = (name: string) =>
      `${target.place}: ${name}: is not what was composed; npx college deliver repairs it.`
    expect((await differingAt(await servedFiles(store), [], [target])).sort()).toEqual(
      names.map(sentence).sort(),
    )
    expect((await deliver(await servedFiles(store), [target], always))?.sort()).toEqual(names.toSorted())
    await expectDelivered(target, served())
    expect(await differingAt(await servedFiles(store), [], [target])).toEqual([])
  })

  test('a page that a server may not read is reported, and repaired by the next delivery', async () => {
    const { store } = await tinySite()
    const target = targetAt(place())
    if (target.place.startsWith('s3:')) return
    await deliver(await servedFiles(store), [target], always)
    const page = join(target.place.replace(/^rsync:/, ''), 'life.html')
    chmodSync(page, 0o600)
    expect(await differingAt(await servedFiles(store), [], [target])).toEqual([
      `${target.place}: life.html: is not what was composed; npx college deliver repairs it.`,
    ])
    await deliver(await servedFiles(store), [target], always)
    expect(statSync(page).mode & 0o777).toBe(0o644)
  })

  test('what nobody composed is named, and never sent; certbot’s challenge and the delivery’s own files are passed over', async () => {
    const { store } = await tinySite()
    const target = targetAt(place())
    const challenge = '.well-known/acme-challenge/x-Y_1'
    for (const name of ['phish.html', 'assets/media/phish.js', challenge]) writeIn(store.public, name)
    await deliverLive(store, [target.place])
    const there = () => targetAt(target.place)
    expect(await differingAt(await servedFiles(store), [], [there()])).toEqual([])
    const added = ['.well-known/acme-challenge/phish.html', 'assets/media/phish.js', 'phish.html']
    const hidden = target.place.startsWith('s3:') ? [] : ['.drafts/1', 'department/.x']
    for (const name of [...added, challenge, ...hidden]) await addAt(target.place, name)
    expect((await differingAt(await servedFiles(store), [], [there()])).sort()).toEqual(
      added.map(
        (name) => `${target.place}: ${name}: no composition made it, and visitors get it; remove it.`,
      ),
    )
    await deliverLive(store, [target.place])
    expect(await there().read(challenge), 'not ours to remove').toBeDefined()
  })
})

function writeIn(folder: string, name: string, text = 'not ours') {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

async function addAt(place: string, name: string, text = 'not ours') {
  if (place.startsWith('s3:')) await bucketAt(place).asked('PUT', name, { body: Buffer.from(text) })
  else writeIn(place.replace(/^rsync:/, ''), name, text)
}

/** Changes a byte and keeps the size. */
function damageAt(place: string, name: string) {
  const key = name.replace(/\.html$/, '')
  const object = service.objects.get(`/${place.replace('s3://', '')}/${key}`)
  const file = join(place.replace(/^rsync:/, ''), name)
  const bytes = Buffer.from(object?.bytes ?? readFileSync(file))
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  if (object) Object.assign(object, { bytes })
  else writeFileSync(file, bytes)
}

test('a page damaged locally is composed again before delivery', async () => {
  const { store, served } = await tinySite()
  const place = folder()
  const page = join(store.public, 'life.html')
  const text = readFileSync(page, 'utf8')
  rmSync(page)
  writeFileSync(page, text.replace('<body', '<body data-defaced'))
  await deliverLive(store, [place])
  expect(readFileSync(join(place, 'life.html'), 'utf8')).toBe(text)
  expect(served().get('life.html')).toBe(Buffer.from(text).toString('base64'))
})

test.each([
  [
    'in the site alone is repaired',
    (site: Site) => join(site.store.public, script),
    /^Delivered composition 2 /,
  ],
  [
    'in the only release is not delivered, and named; all else is',
    ({ store }: Site) => join(releaseFolder(store, 'media', 'v1'), 'browser/entry-v1.js'),
    `Delivered composition 2 to TARGET; 4 files have changed.
${script}: is not what was released, and was not delivered; release the same source again: npx college release media.`,
  ],
])('a script damaged %s', async (_, fileIn, said) => {
  const site = await tinySite()
  const { store, release } = site
  const place = folder()
  await deliverLive(store, [place])
  const text = readFileSync(join(place, script), 'utf8')
  await putLive(store, { media: release('media', 'v2', newWords) })
  const file = fileIn(site)
  if (file.includes('public')) rmSync(file)
  writeFileSync(file, 'defaced')
  const answer = await deliverLive(store, [place]).catch(refusalIn)
  expect(answer?.replace(place, 'TARGET').replace(/; \d+ files/, '; 4 files')).toMatch(said)
  expect(readFileSync(join(place, script), 'utf8')).toBe(text)
  expect(readFileSync(join(place, 'life.html'), 'utf8')).toContain('New words')
  expect(await everythingOwed(store.driver)).toEqual([])
})

/** A copy of a site behind the real server: what visitors would get of it. */
async function copyBehindServer(site: string) {
  const copy = folder()
  copyFolder(realpathSync(site), copy)
  const { origin, stop } = await serveAside(copy)
  onTestFinished(stop)
  return { copy, origin, stop }
}

test('compares what an address serves with what was composed', async () => {
  const { store, release } = await tinySite()
  const pages = { '/department/ug': {}, '/department/ug/404': {} }
  await putLive(store, { departments: release('departments', 'v2', pages) })
  const { copy, origin } = await copyBehindServer(store.public)
  expect(await differingAt(await servedFiles(store), [origin], [])).toEqual([])
  writeFileSync(join(copy, 'life.html.gz'), gzipSync('Defaced'))
  rmSync(join(copy, 'assets/media/entry-v1.js'))
  expect((await differingAt(await servedFiles(store), [origin], [])).sort()).toEqual([
    `${origin}/assets/media/entry-v1.js: found status 404, expected 200.`,
    `${origin}/life: is not what was composed.`,
  ])
})

test('an answer that cannot be read is a fault of its file; an address without one is said once', async () => {
  const { store } = await tinySite()
  const { copy, origin, stop } = await copyBehindServer(store.public)
  const found = async () => differingAt(await servedFiles(store), [origin], [])
  writeFileSync(join(copy, 'life.html.gz'), 'not compressed')
  expect(await found()).toEqual([expect.stringMatching(/^\S+\/life: its answer could not be read \(.+\)\.$/)])
  stop()
  expect(await found()).toEqual([
    expect.stringMatching(/^http:\/\/localhost:\d+: did not answer \(.+\), expected the site\.$/),
  ])
  const { port } = new URL(origin)
  const server = createServer((_, response) => void response.writeHead(503).end()).listen(port)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(await found()).toEqual([`${origin}: answered with status 503, expected the site.`])
})

test.each<[what: string, answer: RequestListener, said: RegExp]>([
  [
    'leads elsewhere',
    ({ url }, response) => response.writeHead(301, { Location: `https://www.example.org${url}` }).end(),
    /^ORIGIN: redirects to https:\/\/www\.example\.org, expected the site itself; verify that address\.$/,
  ],
  ['never answers', () => {}, /^ORIGIN: did not answer \(.+\), expected the site\.$/],
  [
    'stops within an answer',
    (_, response) => void response.writeHead(200).write('<'),
    /^ORIGIN: did not answer \(.+\), expected the site\.$/,
  ],
])('an address that %s is named once', async (_, answer, said) => {
  const { store } = await tinySite()
  vi.stubEnv('SITE_PATIENCE', '0.1')
  const server = createServer(answer).listen(0)
  onTestFinished(() => {
    vi.stubEnv('SITE_PATIENCE', undefined)
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://localhost:${address && typeof address === 'object' && address.port}`
  const found = await differingAt(await servedFiles(store), [origin], [])
  expect(found.map((line) => line.replaceAll(origin, 'ORIGIN'))).toEqual([expect.stringMatching(said)])
})

test('a file that moved within an address is named with its new place', async () => {
  const { store } = await tinySite()
  const { copy, origin } = await copyBehindServer(store.public)
  renameSync(join(copy, 'life.html'), join(copy, 'moved.html'))
  const server = createServer(async ({ url }, response) => {
    if (url === '/life') return response.writeHead(308, { Location: '/life/' }).end()
    response.end(Buffer.from(await (await fetch(origin + url)).arrayBuffer()))
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const found = `http://localhost:${address && typeof address === 'object' && address.port}`
  expect(await differingAt(await servedFiles(store), [found], [])).toEqual([
    `${found}/life: redirects to /life/, expected the file itself.`,
  ])
})

test('objects carry the headers that a server would send', async () => {
  const { store } = await tinySite()
  await deliver(await servedFiles(store), [targetAt('s3://college/headers')], always)
  const headersOf = (key: string) => service.objects.get(`/college/headers/${key}`)?.headers
  expect(headersOf('life')).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-encoding': 'gzip',
  })
  expect(headersOf('assets/media/entry-v1.js')).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(headersOf('.well-known/security.txt')?.['content-type']).toBe('text/plain; charset=utf-8')
  expect(headersOf('index.html')).toBeDefined()
})

test('at every moment, on every server, pages name only existing files', async () => {
  const { store, release } = await tinySite()
  const [one, other] = [targetAt(folder()), targetAt(folder())]
  await deliver(await servedFiles(store), [one, other], always)
  await putLive(store, { media: release('media', 'v2', newWords) })
  const check = () => {
    // A visitor may get the page from one server and the file from the other.
    for (const { place } of [one, other])
      for (const page of ['life.html', 'herbarium.html', 'contact.html'])
        for (const [file] of JSON.parse(readFileSync(join(place, page), 'utf8')).files)
          for (const server of [one, other])
            expect(existsSync(join(server.place, file)), `${page}: ${file}`).toBe(true)
  }
  let puts = 0
  /** Puts one file at a time and checks after each; the fourth time it is cut off. */
  const slowly = (target: Target): Target => ({
    ...target,
    async put(files) {
      const changed: string[] = []
      for (const file of files) {
        if (puts === 40) throw new Error('the line was cut')
        puts++
        changed.push(...(await target.put([file])))
        check()
      }
      return changed
    },
  })
  await expect(deliver(await servedFiles(store), [slowly(one), slowly(other)], always)).rejects.toThrow(
    'the line was cut',
  )
  puts = 1_000
  await deliver(await servedFiles(store), [slowly(one), slowly(other)], always)
  expect(readFileSync(join(one.place, 'life.html'), 'utf8')).toContain('New words')
})

test('delivers to a bucket with more objects than one answer lists', async () => {
  const [site, target] = [folder(), targetAt('s3://college/many')]
  for (const part of ['many', 'assets/media']) mkdirSync(join(site, part), { recursive: true })
  const paths = [...Array.from({ length: 950 }, (_, page) => `many/${page}.html`), 'assets/media/entry-1.js']
  const files = paths.map((path) => ({ path, file: join(site, path) }))
  for (const { path, file } of files) writeFileSync(file, `text of ${path}`)
  await deliver(files, [target], always)
  service.requests.length = 0
  expect(await deliver(files, [target], always)).toEqual([])
  expect(service.requests.filter((line) => !line.includes('list-type'))).toEqual([
    'GET /college/many/delivered.json',
    'GET /college/many/delivered.json',
  ])
  service.objects.delete('/college/many/many/7')
  for (const key of ['many/8', 'assets/media/entry-1.js'])
    Object.assign(service.objects.get(`/college/many/${key}`) ?? {}, { bytes: Buffer.from('spoilt!') })
  expect((await deliver(files, [target], always))?.sort()).toEqual([
    'assets/media/entry-1.js',
    'many/7.html',
    'many/8.html',
  ])
})

test('keeps files at the target that are not ours', async () => {
  const { store } = await tinySite()
  const place = folder()
  writeFileSync(join(place, 'other.html'), 'by others')
  for (const keptDays of [7, 0])
    await deliver(await servedFiles(store), [targetAt(place)], { ...always, keptDays })
  expect(readFileSync(join(place, 'other.html'), 'utf8')).toBe('by others')
})

test('an older site never replaces a newer one', async () => {
  const { store, served } = await tinySite()
  const target = targetAt(folder())
  let asked = 0
  expect(
    await deliver(await servedFiles(store), [target], { keptDays: 7, isNewest: async () => ++asked < 2 }),
  ).toBeUndefined()
  const pages = [...served().keys()].filter((path) => path.endsWith('.html'))
  for (const path of pages) expect(await target.read(path), path).toBeUndefined()
  expect(pages).not.toEqual([])
})

test('delivers what is live to SITE_DELIVER, and tells the CDN which addresses changed', async () => {
  const { store, release } = await tinySite()
  const [place, purged] = [folder(), join(store.releases, '../purged')]
  vi.stubEnv('SITE_DELIVER', place)
  vi.stubEnv('SITE_PURGE', `cat > ${purged}`)
  expect(await deliverLive(store)).toMatch(
    /^Delivered composition 1 to \S+; \d+ files have changed\.\nNo site was at \S+ before\.$/,
  )
  await putLive(store, { media: release('media', 'v2', newWords) })
  writeFileSync(purged, '')
  expect(await deliverLive(store)).toMatch(/^Delivered composition 2 to \S+; \d+ files have changed\.$/)
  expect(readFileSync(purged, 'utf8').split('\n').sort()).toEqual([
    '',
    '/life',
    '/releases.json',
    '/routes.json',
    '/sitemap.xml',
  ])
  vi.stubEnv('SITE_PURGE', 'exit 3')
  await putLive(store, { media: 'v1' })
  await expect(deliverLive(store)).rejects.toThrow(/^SITE_PURGE: 'exit 3' ended with status 3, expected 0;/)
  vi.stubEnv('SITE_PURGE', '')
  vi.stubEnv('SITE_DELIVER', '')
  expect(await deliverLive(store)).toBeUndefined()
})

test.each([
  ['the store itself', (root: string) => root],
  ['a folder in it', (root: string) => join(root, 'public')],
  ['a folder in it that is not there', (root: string) => `rsync:${root}/www/site/`],
  ['the folder that it is in', (root: string) => join(root, '..')],
])('refuses %s as a target and writes nothing', async (_, targetOf) => {
  const { store, served } = await tinySite()
  const [before, files] = [served(), readdirSync(store.driver.place, { recursive: true })]
  const target = targetOf(store.driver.place)
  await expect(deliverLive(store, [target])).rejects.toThrow(
    `found the target '${target}' and the store ${store.driver.place}, expected two places of which neither lies in the other: `,
  )
  expect([served(), readdirSync(store.driver.place, { recursive: true })]).toEqual([before, files])
})

test('a bucket that holds a store takes the site only outside of it', () => {
  const [cache, store] = [folder(), storeAt('s3://college/site', folder())]
  for (const target of ['s3://college/site', 's3://college/site/', 's3://college/site/www', 's3://college'])
    expect(() => deliveryOf(store, [target])).toThrow(
      `found the target '${target}' and the store s3://college/site,`,
    )
  expect(() => deliveryOf(store, [join(store.local.place, 'public')])).toThrow('neither lies in the other')
  for (const target of ['s3://college/site-www', 's3://college/www', 's3://site', 'rsync:www1:/srv', cache])
    expect(deliveryOf(store, [target]).targets).toHaveLength(1)
})

test.each([
  ['somewhere', /^found the target 'somewhere', expected a folder/],
  ['./mistyped/site', /^found no folder '\.\/mistyped\/site' to deliver to, expected one that is there/],
  [import.meta.filename, /^found no folder '\S+' to deliver to, expected one that is there/],
  ['rsync:/tmp/mistyped/site', /^\/tmp\/mistyped\/site: rsync ended .* No such file or directory/],
  ['rsync:/dev/null/nowhere', /^\/dev\/null\/nowhere: rsync ended with status/],
])('refuses the target %s', async (place, sentence) => {
  const { store } = await tinySite()
  await expect(deliverLive(store, [place])).rejects.toThrow(sentence)
  expect(await everythingOwed(store.driver)).toEqual([])
})

test('names the signal that ended a program, such as the kernel’s for lack of memory', async () => {
  const bin = mkdtempSync(join(tmpdir(), 'bin-'))
  writeFileSync(join(bin, 'rsync'), '#!/bin/sh\nkill -KILL $$\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  await expect(targetAt('rsync:/srv/site').read('index.html')).rejects.toThrow(
    '/srv/site: rsync ended with status SIGKILL: another program ended it; ',
  )
  vi.unstubAllEnvs()
})

test('names rsync when it is not installed', async () => {
  vi.stubEnv('PATH', '/nowhere')
  await expect(targetAt('rsync:/srv/site').read('index.html')).rejects.toThrow('it is not installed')
  vi.unstubAllEnvs()
})
