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

function otherProcess(): ChildProcess {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  return child
}

test('a second editor of a checkout is refused while the first runs, and begins once that has ended', async () => {
  const noted = file()
  claimCheckout(noted, 'http://localhost:5173')
  const other = otherProcess()
  writeFileSync(noted, JSON.stringify({ pid: other.pid, address: 'http://localhost:5173' }))
  expect(() => claimCheckout(noted, 'http://localhost:6173')).toThrow(
    'This checkout is being edited at http://localhost:5173; edit there, or close that editor first.',
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  claimCheckout(noted, 'http://localhost:6173')
  expect(JSON.parse(readFileSync(noted, 'utf8'))).toEqual({
    pid: process.pid,
    address: 'http://localhost:6173',
  })
})

test.each(['', '{"pid":', '{"pid":"7"}', '[]'])('a note %j that was cut off keeps nobody out', (text) => {
  const noted = file()
  claimCheckout(noted, 'http://localhost:5173')
  writeFileSync(noted, text)
  claimCheckout(noted, 'http://localhost:6173')
})
