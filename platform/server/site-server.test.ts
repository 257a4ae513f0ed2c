import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  'public/index.html': 'Home',
  'public/library.html': 'Library',
  'public/library.html.br': bait,
  'public/library.html.gz': bait,
  ...withForms('public/404.html', 'No such page'),
  'public/department/ug/404.html': 'No such department',
  ...withForms('public/department/ug.html', '<p>Departments</p>'),
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
  expect(await ask('GET', '/'), 'the server goes on').toMatchObject({ status: 200, body: 'Home' })
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends a request line as it is: a client of Node or a browser would put it right first. */
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
  ['/../secret.txt', 404],
  ['/../public-secret/file.txt', 404],
  ['/../../../../../../etc/passwd', 404],
  ['/assets/../../secret.txt', 404],
  ['/assets/../library', 404],
  ['/./library', 404],
  ['/%2e%2e/secret.txt', 404],
  ['/%2E%2E%2Fsecret.txt', 404],
  ['/..%2fsecret.txt', 404],
  ['/..%5csecret.txt', 404],
  ['/..\\secret.txt', 404],
  ['/%252e%252e%252fsecret.txt', 404],
  ['/%25%32%65%25%32%65/secret.txt', 404],
  ['/..;/secret.txt', 404],
  ['/%c0%ae%c0%ae/secret.txt', 400],
  ['/secret.txt%00.html', 400],
  ['/%', 400],
  ['/%ff', 400],
  ['/%zz', 400],
  ['/library%2', 400],
  ['library', 400],
  ['ftp://localhost/library', 400],
  ['//localhost/library', 404],
  ['//etc/passwd', 404],
  ['/department//ug', 404],
  ['http://localhost/../secret.txt', 404],
  ['/assets%2fshell%2fentry-a1.js', 404],
  ['/.composed-from.json', 404],
  ['/%2ecomposed-from.json', 404],
  ['/.git/config', 404],
  ['/.well-known/.secret', 404],
  ['/.well-known/../.composed-from.json', 404],
  ['/.well-known/%2e%2e/.composed-from.json', 404],
  ['/assets/.well-known/security.txt', 404],
  ['/library.html.br', 404],
  ['/library.html%2egz', 404],
  ['/assets/shell/entry-a1.js.br', 404],
  ['/assets/shell', 404],
  ['/assets/shell/', 404],
  ['/404', 404],
  ['/404.html', 404],
  ['/department/ug/404/', 404],
])('asked for %s, it answers %i and shows nothing', async (target, status) => {
  const answer = await ask('GET', target)
  expect(answer.status).toBe(status)
  expect(answer.body).not.toContain(bait)
  expect(answer.head).not.toContain('immutable')
})

test.each([
  ['a path of 9 kB', `/${'a'.repeat(9_000)}`, 414],
  ['a query of 20 kB', `/library?${'a'.repeat(20_000)}`, 414],
  ['a path of 100 kB', `/${'a'.repeat(100_000)}`, 431],
  ['a path of 5 MB', `/${'a'.repeat(5_000_000)}`, 431],
])('%s is refused', async (_, target, status) => {
  expect(await ask('GET', target)).toMatchObject({ status })
})

test.each([
  ['/library'],
  ['/library/'],
  ['/library.html'],
  ['/library?from=home'],
  ['/%6cibrary'],
  ['http://elsewhere.example/library'],
])('asked for %s, it answers with the library', async (target) => {
  expect(await ask('GET', target)).toMatchObject({ status: 200, body: 'Library' })
})

test('who has found a weakness can read where to report it', async () => {
  const { status, head, body } = await ask('GET', '/.well-known/security.txt')
  expect([status, body]).toEqual([200, 'Whom to tell'])
  expect(head).toContain('content-type: text/plain; charset=utf-8')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is refused, with the methods that are not',
  async (method) => {
    const { status, head } = await ask(method, '/library')
    expect(status).toBe(405)
    expect(head).toContain('allow: get, head')
    expect(head).toContain("content-security-policy: frame-ancestors 'none'")
  },
)

test('it is no proxy, and knows no methods of others', async () => {
  expect(await ask('CONNECT', 'localhost:22')).toMatchObject({ status: 405 })
  expect(await ask('OPTIONS', '*')).toMatchObject({ status: 405 })
  expect(await ask('HELLO', '/library')).toMatchObject({ status: 400 })
  expect(await ask('GET /library HTTP/9.9\r\nX:', '/')).toMatchObject({ status: 400 })
})

test('a head of 100 kB is refused', async () => {
  expect(await ask('GET', '/library', [`Cookie: ${'a'.repeat(100_000)}`])).toMatchObject({ status: 431 })
})

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=90-', 416, ''],
  ['bytes=5-2', 200, '0123456789'],
  ['bytes=-3', 200, '0123456789'],
  ['bytes=0-1,3-4', 200, '0123456789'],
  ['bytes=99999999999999999999-', 200, '0123456789'],
  ['pages=1-2', 200, '0123456789'],
])('the range %s of a file is answered with %i', async (range, status, body) => {
  expect(await ask('GET', '/assets/shell/entry-a1.js', [`Range: ${range}`])).toMatchObject({ status, body })
})

test('pages, files and what is not there carry every header; only hashed files are kept', async () => {
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

test('a page that is not there gets the nearest not-found page, a file that is not there plain text', async () => {
  const page = ['Accept: text/html']
  expect(await ask('GET', '/nothing', page)).toMatchObject({
    status: 404,
    body: expect.stringContaining('No such page'),
  })
  expect(await ask('GET', '/department/ug/nothing', page)).toMatchObject({
    status: 404,
    body: expect.stringContaining('No such department'),
  })
  expect(await ask('GET', '/assets/shell/gone.js')).toMatchObject({
    status: 404,
    body: expect.stringContaining('Not found'),
  })
})

/** Asks as a client that takes what is sent as it is. */
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
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['br;q=0', 'identity'],
  ['identity;q=1, *;q=0', 'identity'],
  ['zebra', 'identity'],
] as const)('a client that accepts %j gets the coding %s', async (accepted, coding) => {
  const named = coding === 'identity' ? undefined : coding
  for (const [path, status, type, text] of [
    ['/department/ug', 200, 'text/html;charset=utf-8', '<p>Departments</p>'],
    ['/department/ug/', 200, 'text/html;charset=utf-8', '<p>Departments</p>'],
    ['/assets/media/film-b2.js', 200, 'text/javascript', 'export const film = 1'],
    ['/nothing', 404, 'text/html; charset=utf-8', 'No such page'],
  ] as const) {
    const answer = await askRaw(path, accepted)
    expect([answer.status, answer.headers['content-type']], path).toEqual([status, type])
    expect(answer.headers['content-encoding'], path).toBe(named)
    expect(answer.headers.vary, path).toBe('Accept-Encoding')
    if (status === 200) expect(Number(answer.headers['content-length']), path).toBe(answer.body.length)
    expect(decompress[coding](answer.body).toString(), path).toBe(text)
    expect((await askRaw(path, accepted, 'HEAD')).headers, path).toMatchObject({
      'content-type': type,
      ...(named && { 'content-encoding': named }),
    })
  }
})

test('a file without a compressed form is sent as it is, and so is a part of one that has it', async () => {
  expect(await ask('GET', '/', ['Accept-Encoding: br'])).toMatchObject({ status: 200, body: 'Home' })
  expect(
    await ask('GET', '/assets/media/film-b2.js', ['Accept-Encoding: br', 'Range: bytes=7-11']),
  ).toMatchObject({
    status: 206,
    body: 'const',
  })
})

test('what is kept is asked for again by its form', async () => {
  const { headers } = await askRaw('/department/ug', 'br')
  const again = (accepted: string) =>
    ask('GET', '/department/ug', [`Accept-Encoding: ${accepted}`, `If-None-Match: ${headers.etag}`])
  expect(await again('br')).toMatchObject({
    status: 304,
    head: expect.stringContaining('vary: accept-encoding'),
  })
  expect(await again('gzip')).toMatchObject({ status: 200 })
})
