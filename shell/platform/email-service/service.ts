import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, answers } from './answers'
import { Behaviours } from './behaviour'
import { Inbox, readable } from './inbox'
import { inboxPage, inboxStyle } from './inbox-page'
import { readBody, TooLarge } from './request-body'
import { judge, readForm, readJson } from './submission'

/** The largest request, in bytes; EmailJS itself takes 50 kB of fields. */
const bodyLimit = 256_000
const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/**
 * A service that speaks as EmailJS does and delivers into a page instead of a mailbox. Loopback only.
 *
 * @param port 0 for any that is free
 */
export async function startEmailService({ port }: { port: number }): Promise<{
  origin: string
  close: () => Promise<void>
}> {
  const inbox = new Inbox()
  const behaviours = new Behaviours()
  const server = createServer((request, response) => {
    route(request, response, inbox, behaviours).catch((error) => {
      if (!response.headersSent)
        reply(response, error instanceof TooLarge ? answers.tooLarge : answers.malformed)
    })
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function route(request: IncomingMessage, response: ServerResponse, inbox: Inbox, orders: Behaviours) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  // A page elsewhere whose name was pointed to this machine (DNS rebinding) is no visitor of ours.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? ''))
    return reply(response, { status: 421, text: 'Misdirected Request' })

  const asked = `${request.method} ${pathname.replace(/\/\d+$/, '')}`
  const sender = searchParams.get('email')
  switch (asked) {
    case 'OPTIONS /api/v1.0/email/send':
    case 'OPTIONS /api/v1.0/email/send-form':
      allowBrowsers(response)
      return reply(response, { status: 204, text: '' })
    case 'POST /api/v1.0/email/send':
    case 'POST /api/v1.0/email/send-form':
      allowBrowsers(response)
      return send(request, response, pathname, inbox, orders)
    case 'POST /control':
      return orders.order((await readBody(request, 10_000)).toString('utf8'))
        ? reply(response, { status: 200, text: 'OK' })
        : reply(response, { status: 400, text: 'expected { "email": "…", "next": { … } }' })
    case 'GET /inbox.json':
      return reply(response, json(inbox.messages(sender).map(readable)), 'application/json')
    case 'GET /requests.json':
      return reply(response, json(inbox.requests(sender).map(readable)), 'application/json')
    case 'GET /raw': {
      const received = inbox.one(Number(pathname.split('/').at(-1)))
      if (!received) return reply(response, { status: 404, text: 'Not found' })
      return response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(received.raw)
    }
    case 'GET /':
      response.setHeader('Content-Security-Policy', policy)
      return reply(response, { status: 200, text: inboxPage(inbox.messages(sender)) }, 'text/html')
    case 'GET /inbox.css':
      return reply(response, { status: 200, text: inboxStyle }, 'text/css')
  }
  reply(response, { status: 404, text: 'Not found' })
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: string,
  inbox: Inbox,
  orders: Behaviours,
) {
  const raw = await readBody(request, bodyLimit)
  const contentType = request.headers['content-type'] ?? ''
  const submission = endpoint.endsWith('form') ? await readForm(raw, contentType) : readJson(raw)
  const received = inbox.add({ ...submission, endpoint, contentType, origin: request.headers.origin, raw })
  const sender = submission.fields.email
  const order = orders.next(sender)

  if (order.gone) return request.socket.destroy()
  if (order.hang) return
  if (order.delay) await wait(order.delay)
  const usual = inbox.isCrowded(sender) ? answers.tooMany : judge(submission)
  received.answer = order.status ? { status: order.status, text: order.text ?? '' } : usual
  reply(response, received.answer)
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

const json = (data: unknown): Answer => ({ status: 200, text: JSON.stringify(data) })
