import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteServer } from './site-server'

const folder = mkdtempSync(join(tmpdir(), 'served-'))
const server = siteServer(folder)
let origin: string
beforeAll(async () => {
  mkdirSync(join(folder, '.well-known'))
  for (const name of ['.well-known/security.txt', '.notes.json', 'robots.txt'])
    writeFileSync(join(folder, name), '{}')
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('who has found a weakness can read where to report it', async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test.each([
  '/.notes.json',
  '/%2enotes.json',
  '/.well-known/../.notes.json',
  '/.well-known/%2e%2e/.notes.json',
])('other files with a dot before their name are not served: %s', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404)
})
