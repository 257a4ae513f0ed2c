import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { headers } from './headers'
import { siteServer } from './site-server'

const bait = 'nobody may read this'
const withForms = (name: string, text: string) => ({
  [name]: text,
  [`${name}.br`]: brotliCompressSync(text),
  [`${name}.gz`]: gzipSync(text),
})
const files = {
  'secret.txt': bait,
  'public-secret/file.txt': bait,
  'public/.composed-from.json': bait,
  'public/.git/config': bait,
  'public/.well-known/security.txt': 'Whom to tell',
  'public/.well-known/.secret': bait,
  'public/index.html': 'The first page',
  'public/library.html': 'Seeds and leaves',
  'public/library.html.br': bait,
  'public/library.html.gz': bait,
  ...withForms('public/404.html', 'No such page'),
  'public/department/ug/404.html': 'No such bed',
  ...withForms('public/department/ug.html', '<p>Beds</p>'),
  ...withForms('public/assets/media/film-b2.js', 'export const film = 1'),
  'public/assets/shell/entry-a1.js': '0123456789',
  'public/assets/media/mf-manifest.json': '{}',
  'public/assets/shell/entry-a1.js.br': bait,
}

let folder: string
let server: Server
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  server = siteServer(join(folder, 'public')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterEach(async () => {
  expect(await ask('GET', '/'), 'the server goes on').toMatchObject({ status: 200, body: 'The first page' })
})

afterAll(() => void server.close())

/** Sends a request line unchanged: Node's client or a browser would correct it first. */
async function ask(method: string, target: string, lines: string[] = []) {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n'),
  )
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  const [head = '', body] = answer.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  return { status: Number(line.split(' ')[1]), head: fields.join('\n').toLowerCase(), body }
}

test.each([
  '/../secret.txt',
  '/../public-secret/file.txt',
  '/../../../../../../etc/passwd',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2E%2Fsecret.txt',
  '/..%2fsecret.txt',
  '/..%2fpublic-secret/file.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/secret.txt%00.html',
  '/%',
  '/%ff',
  '//etc/passwd',
  'http://localhost/../secret.txt',
  '/.composed-from.json',
  '/%2ecomposed-from.json',
  '/.git/config',
  '/.well-known/.secret',
  '/.well-known/%2e%2e/.composed-from.json',
  '/library.html.br',
  '/library.html%2egz',
  '/assets/shell/entry-a1.js.br',
  '/assets/shell',
  '/assets/shell/',
  '/404',
  '/404.html',
  '/department/ug/404/',
])('refuses %s without showing anything', async (target) => {
  const answer = await ask('GET', target)
  expect([400, 404]).toContain(answer.status)
  expect(answer.body ?? '').not.toContain(bait)
  expect(answer.head).not.toContain('immutable')
})

test.each([['/library'], ['/library/'], ['/library.html'], ['/library?from=home'], ['/%6cibrary']])(
  'answers %s with its page',
  async (target) => {
    expect(await ask('GET', target)).toMatchObject({ status: 200, body: 'Seeds and leaves' })
  },
)

test('serves security.txt, which says where to report a weakness', async () => {
  const { status, head, body } = await ask('GET', '/.well-known/security.txt')
  expect([status, body]).toEqual([200, 'Whom to tell'])
  expect(head).toContain('content-type: text/plain; charset=utf-8')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'refuses %s and lists the allowed methods',
  async (method) => {
    const { status, head } = await ask(method, '/library')
    expect(status).toBe(405)
    expect(head).toContain('allow: get, head')
    expect(head).toContain("content-security-policy: frame-ancestors 'none'")
  },
)

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=90-', 416, ''],
])('answers the range %s of a file with %i', async (range, status, body) => {
  expect(await ask('GET', '/assets/shell/entry-a1.js', [`Range: ${range}`])).toMatchObject({ status, body })
})

test('pages, files and 404s carry every header; only hashed files are cached', async () => {
  for (const [target, kept] of [
    ['/', 'no-cache'],
    ['/assets/shell/entry-a1.js', 'public, max-age=31536000, immutable'],
    ['/assets/shell/entry-gone.js', 'no-cache'],
    ['/assets/media/mf-manifest.json', 'no-cache'],
    ['/nothing', 'no-cache'],
  ] as const) {
    const { head } = await ask('GET', target)
    for (const [name, value] of Object.entries(headers))
      expect(head, target).toContain(`${name}: ${value}`.toLowerCase())
    expect(head, target).toContain(`cache-control: ${kept}`)
  }
})

test('a missing page gets the nearest not-found page, a missing file plain text', async () => {
  const page = ['Accept: text/html']
  expect(await ask('GET', '/nothing', page)).toMatchObject({
    status: 404,
    body: expect.stringContaining('No such page'),
  })
  expect(await ask('GET', '/department/ug/nothing', page)).toMatchObject({
    status: 404,
    body: expect.stringContaining('No such bed'),
  })
  expect(await ask('GET', '/assets/shell/gone.js')).toMatchObject({
    status: 404,
    body: expect.stringContaining('Not found'),
  })
})

/** Requests as a client that accepts only what it says. */
async function askRaw(path: string, accepted: string | undefined, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      accept: 'text/html',
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    }
    request({ port, host: '127.0.0.1', path, method, headers }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
] as const)('a client that accepts %j gets the encoding %s', async (accepted, coding) => {
  const named = coding === 'identity' ? undefined : coding
  for (const [path, status, type, text] of [
    ['/department/ug', 200, 'text/html;charset=utf-8', '<p>Beds</p>'],
    ['/department/ug/', 200, 'text/html;charset=utf-8', '<p>Beds</p>'],
    ['/assets/media/film-b2.js', 200, 'text/javascript', 'export const film = 1'],
  ] as const) {
    const answer = await askRaw(path, accepted)
    expect([answer.status, answer.headers['content-type']], path).toEqual([status, type])
    expect(answer.headers['content-encoding'], path).toBe(named)
    expect(answer.headers.vary, path).toBe('Accept-Encoding')
    expect(Number(answer.headers['content-length']), path).toBe(answer.body.length)
    expect(decompress[coding](answer.body).toString(), path).toBe(text)
    expect((await askRaw(path, accepted, 'HEAD')).headers, path).toMatchObject({
      'content-type': type,
      ...(named && { 'content-encoding': named }),
    })
  }
})

test('sends a file without a compressed form uncompressed', async () => {
  expect(await ask('GET', '/', ['Accept-Encoding: br'])).toMatchObject({
    status: 200,
    body: 'The first page',
  })
})

test('each compressed form is revalidated by its own ETag', async () => {
  const { headers } = await askRaw('/department/ug', 'br')
  const again = (accepted: string) =>
    ask('GET', '/department/ug', [`Accept-Encoding: ${accepted}`, `If-None-Match: ${headers.etag}`])
  expect(await again('br')).toMatchObject({ status: 304 })
  expect(await again('gzip')).toMatchObject({ status: 200 })
})
