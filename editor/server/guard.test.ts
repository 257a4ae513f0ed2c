import { once } from 'node:events'
import { request as ask, createServer, type Server } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { editorGateway } from './gateway'
import { type Guard, tokenGuard } from './guard'
import type { EditingPerson } from './people'
import { proxyGuard } from './proxy-guard'

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

/** `fetch` would set Host and Origin by itself. */
async function send(port: number, method: string, headers: Record<string, string>) {
  const request = ask({ host: '127.0.0.1', port, method, path: '/', headers }).end()
  const [response] = await once(request, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return `${response.statusCode} ${text}`
}

describe('on this machine', async () => {
  const guard = tokenGuard(4321)
  const port = await guarded(guard)
  const right = {
    host: 'localhost:4321',
    cookie: guard.cookie.split(';')[0] ?? '',
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
    [
      'a page of the site in the frame',
      'POST',
      { ...right, origin: 'http://localhost:4315' },
      /^403.*itself/,
    ],
    ['no origin', 'POST', { host: right.host, cookie: right.cookie }, /^403.*itself/],
  ])('%s', async (_, method, headers, expected) => {
    expect(await send(port, method, headers)).toMatch(expected)
  })
})

describe('behind the sign-in', async () => {
  const origin = 'https://edit.example.org'
  const right = { host: 'edit.example.org', origin, 'x-forwarded-user': 'meera', 'x-editor-proxy': 'secret' }
  const meera: EditingPerson = {
    name: 'meera',
    email: 'm@example.org',
    sections: ['media'],
    mayRelease: false,
  }
  const own = await listen(createServer((_, response) => response.end('Meera’s editor')))
  const asked: string[] = []
  const port = await listen(
    editorGateway(proxyGuard({ origin, secret: 'secret' }), [meera], async ({ name }) => {
      asked.push(name)
      return own
    }),
  )
  const afar = await guarded(proxyGuard({ origin, secret: 'secret', addresses: ['192.0.2.1'] }))

  test.each<[string, Record<string, string>, RegExp]>([
    ['a person of the list', right, /^200 Meera/],
    ['a header forged past the proxy', { ...right, 'x-editor-proxy': '' }, /^403.*proxy alone/],
    ['nobody signed in', { ...right, 'x-forwarded-user': '' }, /^403.*Nobody/],
    ['somebody else', { ...right, 'x-forwarded-user': 'ravi' }, /^403.*ravi may edit nothing/],
    ['another site', { ...right, origin: 'https://evil.example.org' }, /^403.*itself/],
    ['another host', { ...right, host: 'evil.example.org' }, /^403.*no other host/],
  ])('%s', async (_, headers, expected) => {
    expect(await send(port, 'POST', headers)).toMatch(expected)
  })

  test('another address than the proxy’s is answered by nobody', async () => {
    expect(await send(afar, 'GET', right)).toMatch(/^403.*proxy alone/)
  })

  test('each person’s editor is started once', () => expect(asked).toEqual(['meera']))
})
