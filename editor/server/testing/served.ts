import { once } from 'node:events'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Editor } from '../editors'
import { editorServer } from '../server'
import { meera } from './garden'

/** Serves an editor that lets everybody in. Returns a client: `fetch` would correct odd addresses. */
export async function served(editor: Pick<Editor, 'session'> & Partial<Editor>) {
  const origin = 'http://localhost:4321'
  const whole: Editor = { person: meera, sections: ['shell', 'shared'], mayRelease: false, ...editor }
  const server = editorServer({
    guard: { origin, refusal: () => undefined },
    app: join(whole.session.root, '.cache/app'),
    build: async () => {},
    preview: '',
    editorOf: () => whole,
    log: () => {},
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return async (method: string, path: string, body?: unknown) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const request = ask({ host: '127.0.0.1', port, method, path, headers })
    request.end(body === undefined ? undefined : JSON.stringify(body))
    const [response] = await once(request, 'response')
    let text = ''
    for await (const chunk of response) text += chunk
    return { status: Number(response.statusCode), text, headers: response.headers }
  }
}
