import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { addRequest, inboxPage, inboxStyle, messagesOf, type Received, requestsOf } from './inbox'
import { type Answer, answers, judge, readForm } from './submission'

/** How the service treats a sender's next request. */
type Behaviour = {
  status?: number
  text?: string
  /** Waits this many ms first. */
  delay?: number
  hang?: boolean
  gone?: boolean
}

/** Ordered behaviours, each for one request of one sender, so that parallel tests do not disturb each other. */
const behaviours = new Map<string, Behaviour[]>()

/** The largest request, in bytes; EmailJS itself takes 50 kB of fields. */
const bodyLimit = 256_000
const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Answers as EmailJS does, but delivers to a page instead of a mailbox. */
export function answerRequest(request: IncomingMessage, response: ServerResponse) {
  route(request, response).catch((error) => {
    if (!response.headersSent)
      reply(response, error instanceof TooLarge ? answers.tooLarge : answers.malformed)
  })
}

async function route(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  // Refuse other hosts: a foreign page may have pointed its name to this machine (DNS rebinding).
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? ''))
    return reply(response, { status: 421, text: 'Misdirected Request' })

  const asked = `${request.method} ${pathname.replace(/\/\d+$/, '')}`
  const sender = searchParams.get('email')
  switch (asked) {
    case 'OPTIONS /api/v1.0/email/send-form':
      allowBrowsers(response)
      return reply(response, { status: 204, text: '' })
    case 'POST /api/v1.0/email/send-form':
      allowBrowsers(response)
      return send(request, response, pathname)
    case 'POST /control':
      return order((await readBody(request, 10_000)).toString('utf8'))
        ? reply(response, { status: 200, text: 'OK' })
        : reply(response, { status: 400, text: 'expected { "email": "…", "next": { … } }' })
    case 'GET /inbox.json':
      return reply(response, asJson(messagesOf(sender)), 'application/json')
    case 'GET /requests.json':
      return reply(response, asJson(requestsOf(sender)), 'application/json')
    case 'GET /raw': {
      const id = Number(pathname.split('/').at(-1))
      const received = requestsOf().find((one) => one.id === id)
      if (!received) return reply(response, { status: 404, text: 'Not found' })
      return response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(received.raw)
    }
    case 'GET /':
      response.setHeader('Content-Security-Policy', policy)
      return reply(response, { status: 200, text: inboxPage(messagesOf(sender)) }, 'text/html')
    case 'GET /inbox.css':
      return reply(response, { status: 200, text: inboxStyle }, 'text/css')
  }
  reply(response, { status: 404, text: 'Not found' })
}

async function send(request: IncomingMessage, response: ServerResponse, endpoint: string) {
  const raw = await readBody(request, bodyLimit)
  const contentType = request.headers['content-type'] ?? ''
  const submission = await readForm(raw, contentType)
  const received = addRequest({ ...submission, endpoint, contentType, origin: request.headers.origin, raw })
  const sender = submission.fields.email
  const next = (sender && behaviours.get(sender)?.shift()) || {}

  if (next.gone) return request.socket.destroy()
  if (next.hang) return
  if (next.delay) await wait(next.delay)
  received.answer = next.status ? { status: next.status, text: next.text ?? '' } : judge(submission)
  reply(response, received.answer)
}

/** Reads an order such as `{ "email": "…", "next": { "status": 500 } }`; `next` may be a list. */
function order(text: string): boolean {
  const { email, next }: { email?: unknown; next?: Behaviour | Behaviour[] } = JSON.parse(text)
  if (typeof email !== 'string' || typeof next !== 'object' || next === null) return false
  behaviours.set(email, (behaviours.get(email) ?? []).concat(next).slice(-20))
  return true
}

class TooLarge extends Error {}

/** The bytes of a request. Reads and drops those beyond the limit, so that the client still gets the answer. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > limit * 16) throw new TooLarge()
    if (size <= limit) parts.push(part)
  }
  if (size > limit) throw new TooLarge()
  return Buffer.concat(parts)
}

function allowBrowsers(response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
}

function reply(response: ServerResponse, { status, text }: Answer, type = 'text/plain') {
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(text)
}

/** Requests for tests and people; their bytes are at `/raw/<id>`. */
const asJson = (requests: Received[]): Answer => ({
  status: 200,
  text: JSON.stringify(requests.map(({ raw, ...rest }) => ({ ...rest, bytes: raw.length }))),
})
