import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { editorsOf } from './editors'
import { type Guard, proxyGuard, tokenGuard } from './guard'
import { editorServer } from './server'

const running: Server[] = []
afterAll(() => {
  for (const server of running) server.close()
})

async function listen(server: Server) {
  running.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const guarded = (guard: Guard) =>
  listen(
    createServer((request, response) => {
      const refusal = guard.refusal(request)
      response.writeHead(refusal ? 403 : 200).end(refusal ?? 'in')
    }),
  )

/** `fetch` would set its own Host and Origin. */
async function send(port: number, method: string, headers: Record<string, string>, path = '/') {
  const request = ask({ host: '127.0.0.1', port, method, path, headers }).end()
  const [response] = await once(request, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return `${response.statusCode} ${response.headers.location ?? text}`
}

describe('on this machine', async () => {
  const guard = tokenGuard(4321)
  const port = await guarded(guard)
  const url = guard.address.replace(guard.origin, '')
  const cookie = guard.cookieFor({ url, headers: { host: 'localhost:4321' } } as IncomingMessage) ?? ''
  const right = {
    host: 'localhost:4321',
    cookie: cookie.split(';')[0] ?? '',
    origin: 'http://localhost:4321',
  }

  test.each<[string, string, Record<string, string>, RegExp]>([
    ['the browser with the token', 'POST', right, /^200/],
    ['reading without an origin', 'GET', { host: right.host, cookie: right.cookie }, /^200/],
    [
      'a name bound to this address',
      'GET',
      { ...right, host: 'evil.example.org:4321' },
      /^403.*no other host/,
    ],
    ['no cookie', 'GET', { host: right.host }, /^403.*has printed/],
    ['another start’s cookie', 'GET', { ...right, cookie: 'editor-4321=guessed' }, /^403.*has printed/],
    ['another site’s form', 'POST', { ...right, origin: 'https://evil.example.org' }, /^403.*itself/],
    ['another port of this machine', 'POST', { ...right, origin: 'http://localhost:4315' }, /^403.*itself/],
    ['no origin', 'POST', { host: right.host, cookie: right.cookie }, /^403.*itself/],
  ])('%s', async (_, method, headers, expected) => {
    expect(await send(port, method, headers)).toMatch(expected)
  })
})

describe('behind the sign-in', async () => {
  const origin = 'https://edit.example.org'
  const right = { host: 'edit.example.org', origin, 'x-forwarded-user': 'meera', 'x-editor-proxy': 'secret' }
  const root = mkdtempSync(join(tmpdir(), 'editors-'))
  mkdirSync(join(root, 'mfe-media'))
  writeFileSync(join(root, 'mfe-media/package.json'), '{}')
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const mayEdit = (name: string) =>
    writeFileSync(
      join(root, 'editors.yaml'),
      `- { name: ${name}, email: m@example.org, sections: [media] }\n`,
    )
  const port = await listen(
    editorServer({
      guard: proxyGuard(origin, 'secret'),
      app: root,
      build: async () => {},
      preview: '',
      editorOf: editorsOf(root, []),
      log: () => {},
    }),
  )

  test.each<[string, Record<string, string>, RegExp]>([
    ['a person of the list', right, /^404.*no such request/],
    ['a header forged past the proxy', { ...right, 'x-editor-proxy': '' }, /^403.*proxy alone/],
    ['nobody signed in', { ...right, 'x-forwarded-user': '' }, /^403.*Nobody/],
    ['somebody else', { ...right, 'x-forwarded-user': 'ravi' }, /^403.*ravi may edit nothing/],
    ['another site', { ...right, origin: 'https://evil.example.org' }, /^403.*itself/],
    ['another host', { ...right, host: 'evil.example.org' }, /^403.*no other host/],
  ])('%s', async (_, headers, expected) => {
    mayEdit('meera')
    expect(await send(port, 'POST', headers)).toMatch(expected)
  })

  test.each([
    ['/', 'document', /^303 \/~edit\/#page=\/$/],
    ['/library', 'document', /^303 \/~edit\/#page=\/library$/],
    ['/library', 'iframe', /^404/],
    ['/~edit/', 'document', /^404/],
  ])(
    '%s as %s: a page of the site leads to the editor, except in its frame',
    async (path, dest, expected) => {
      mayEdit('meera')
      expect(await send(port, 'GET', { ...right, 'sec-fetch-dest': dest }, path)).toMatch(expected)
    },
  )

  test('removing a person from the list locks them out at once', async () => {
    mayEdit('meera')
    expect(await send(port, 'POST', right)).toMatch(/^404/)
    mayEdit('ravi')
    expect(await send(port, 'POST', right)).toMatch(/^403.*meera may edit nothing/)
  })
})
