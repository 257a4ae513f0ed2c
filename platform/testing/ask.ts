import type { IncomingMessage } from 'node:http'
import { request as plainRequest } from 'node:http'
import { type RequestOptions, request } from 'node:https'

/** A server's answer. */
export type Answer = { status: number; headers: Headers; body: Buffer }

/** Sends a request to a local server by HTTPS, unchanged: a browser would correct an odd address first. */
export const ask = (port: number, path: string, options: Pick<RequestOptions, 'method' | 'headers'> = {}) =>
  answerOf((done) =>
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: 'localhost',
        rejectUnauthorized: false,
        agent: false,
        ...options,
      },
      done,
    ),
  )

/** The same over plain HTTP. */
export const askPlainly = (port: number, path: string) =>
  answerOf((done) => plainRequest({ host: '127.0.0.1', port, path, agent: false }, done))

function answerOf(
  open: (done: (message: IncomingMessage) => void) => ReturnType<typeof request>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    open(async (message) => {
      const pieces: Buffer[] = []
      for await (const piece of message) pieces.push(piece)
      const headers = new Headers()
      for (const [name, values] of Object.entries(message.headersDistinct))
        for (const value of values ?? []) headers.append(name, value)
      resolve({ status: message.statusCode ?? 0, headers, body: Buffer.concat(pieces) })
    })
      .on('error', reject)
      .end()
  })
}
