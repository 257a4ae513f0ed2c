import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import type { MayRelease } from './people'
import { editorServer } from './server'
import { layGarden, meera } from './testing/garden'

/** What the editor answers to somebody who asks for a step of a release. */
async function asked(mayRelease: MayRelease, step: string) {
  const origin = 'http://localhost:4321'
  const session = layGarden().session()
  const server = editorServer({
    guard: { origin, entrance: '/', cookie: '', refusal: () => undefined, enters: () => false },
    app: session.root,
    build: async () => {},
    preview: '',
    // No section is theirs: whoever may take the step is refused for that reason, and releases nothing.
    editorOf: () => ({ session, person: meera, sections: [], mayRelease }),
    log: () => {},
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const response = await fetch(`http://127.0.0.1:${port}/api/release`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ section: 'mfe-media', step }),
  })
  return response.text()
}

const may = /found the section/
test.each<[MayRelease, string, RegExp]>([
  [true, 'preview', may],
  [true, 'live', may],
  [true, 'back', may],
  ['preview', 'preview', may],
  ['preview', 'live', /somebody else/],
  ['preview', 'back', /somebody else/],
  [false, 'preview', /ask somebody who may/],
  [false, 'live', /ask somebody who may/],
  [false, 'back', /ask somebody who may/],
])('who may release: %s; asked for: %s', async (mayRelease, step, expected) => {
  expect(await asked(mayRelease, step)).toMatch(expected)
})
