import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { claimCheckout } from './one-editor'

const folder = mkdtempSync(join(tmpdir(), 'one-editor-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const file = () => join(folder, String(files++), 'open.json')
const [first, second] = ['http://localhost:5179', 'http://localhost:6179']

/** Another process that listens at a port of its own. */
async function otherProcess(): Promise<{ process: ChildProcess; port: number }> {
  const script = `const server = require('http').createServer((_, answer) => answer.end()).listen(0, '127.0.0.1', () =>
    console.log(server.address().port))`
  const other = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void other.kill())
  const [port] = await once(other.stdout, 'data')
  return { process: other, port: Number(port) }
}

test('a second editor of a checkout is refused while the first runs, and begins once that has ended', async () => {
  const noted = file()
  await claimCheckout(noted, 5179, first)
  const { process: other, port } = await otherProcess()
  writeFileSync(noted, JSON.stringify({ pid: other.pid, port, address: first }))
  await expect(claimCheckout(noted, 6179, second)).rejects.toThrow(
    'This checkout is being edited at http://localhost:5179; edit there, or close that editor first.',
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  await claimCheckout(noted, 6179, second)
  expect(JSON.parse(readFileSync(noted, 'utf8'))).toEqual({ pid: process.pid, port: 6179, address: second })
})

test('after a crash, another process of the same number keeps nobody out', async () => {
  const noted = file()
  await claimCheckout(noted, 5179, first)
  const { port } = await otherProcess()
  writeFileSync(noted, JSON.stringify({ pid: process.pid, port: 1, address: first }))
  await claimCheckout(noted, 6179, second)
  writeFileSync(noted, JSON.stringify({ pid: 2 ** 30, port, address: first }))
  await claimCheckout(noted, 6179, second)
})

test.each(['', '{"pid":', '{"pid":"7"}', '[]'])(
  'a note %j that was cut off keeps nobody out',
  async (text) => {
    const noted = file()
    await claimCheckout(noted, 5179, first)
    writeFileSync(noted, text)
    await claimCheckout(noted, 6179, second)
  },
)
