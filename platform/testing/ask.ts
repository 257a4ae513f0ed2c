import { type IncomingMessage, request as plainRequest } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** A server's answer. */
export type Answer = { status: number; headers: Headers; body: Buffer }

const local = { host: '127.0.0.1', agent: false } as const

/** Sends a request to a local server by HTTPS, unchanged: a browser would correct an odd address first. */
export const ask = (port: number, path: string, options: Pick<RequestOptions, 'method' | 'headers'> = {}) =>
  answerOf((done) =>
    request({ ...local, port, path, servername: 'localhost', rejectUnauthorized: false, ...options }, done),
  )

/** The same over plain HTTP. */
export const askPlainly = (port: number, path: string) =>
  answerOf((done) => plainRequest({ ...local, port, path }, done))

function answerOf(
  open: (done: (message: IncomingMessage) => void) => ReturnType<typeof request>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    open(async (message) => {
      const headers = new Headers()
      for (const [name, values] of Object.entries(message.headersDistinct))
        for (const value of values ?? []) headers.append(name, value)
      resolve({ status: message.statusCode ?? 0, headers, body: await buffer(message) })
    })
      .on('error', reject)
      .end()
  })
}
