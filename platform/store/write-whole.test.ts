import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeHalfWritten, writeWhole } from './write-whole'

function oldFile() {
  const folder = mkdtempSync(join(tmpdir(), 'write-whole-'))
  const file = join(folder, 'words.yaml')
  writeFileSync(file, 'old')
  return { folder, file }
}

/** A disk that takes `eachLimited` bytes at a time and has room for `room`. */
function diskOf(eachLimited: number, room = Number.POSITIVE_INFINITY, whenFull = () => 0) {
  let left = room
  const writeSync = (handle: number, bytes: Buffer, from: number) => {
    if (left === 0) return whenFull()
    const taken = fs.writeSync(handle, bytes, from, Math.min(eachLimited, left, bytes.length - from))
    left -= taken
    return taken
  }
  return { ...fs, writeSync: writeSync as typeof fs.writeSync }
}

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code })
}

test('writes a file completely to a disk that takes a few bytes at a time', () => {
  const { folder, file } = oldFile()
  writeWhole(file, 'ಯೋಗ and rest', undefined, diskOf(2))
  expect(readFileSync(file, 'utf8')).toBe('ಯೋಗ and rest')
  writeWhole(join(folder, 'deep/secret'), new Uint8Array([1, 0, 2]), 0o600)
  expect([...readFileSync(join(folder, 'deep/secret'))]).toEqual([1, 0, 2])
  expect(statSync(join(folder, 'deep/secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).sort()).toEqual(['deep', 'words.yaml'])
})

test.each<[string, typeof fs, string]>([
  ['has room for less', diskOf(2, 3), '3 of 8 bytes'],
  ['is full', diskOf(2, 3, failing('ENOSPC')), 'ENOSPC'],
  ['cannot keep what it took', { ...fs, fsyncSync: failing('EIO') }, 'EIO'],
  ['cannot close it', { ...fs, closeSync: failing('EIO') }, 'EIO'],
  ['cannot put it in its place', { ...fs, renameSync: failing('EACCES') }, 'EACCES'],
])('when the disk %s, the old file stays and the writer gets an error', (_, disk, reason) => {
  const { folder, file } = oldFile()
  expect(() => writeWhole(file, 'new text', undefined, disk)).toThrow(reason)
  expect(readFileSync(file, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['words.yaml'])
})

test('a writer killed half-way leaves the old file or the new one', { timeout: 60_000 }, async () => {
  const { folder, file } = oldFile()
  const program = join(folder, 'die.mts')
  writeFileSync(
    program,
    `import { writeWhole } from ${JSON.stringify(join(import.meta.dirname, 'write-whole.ts'))}
    for (let i = 0; ; i++) writeWhole(${JSON.stringify(file)}, String(i % 10).repeat(2_000_000))`,
  )
  const root = join(import.meta.dirname, '../..')
  const child = spawn(process.execPath, ['--import', 'tsx', program], { cwd: root, stdio: 'ignore' })
  while (statSync(file).size !== 2_000_000) await new Promise((resolve) => setTimeout(resolve, 20))
  // Each look shows what a death at that moment would leave.
  const found = new Set<number>()
  for (let look = 0; look < 20_000; look++) found.add(statSync(file).size)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const text = readFileSync(file, 'utf8')
  expect([...found, text.length]).toEqual([2_000_000, 2_000_000])
  expect(new Set(text).size).toBe(1)
  rmSync(program)
  // Content and pictures are read as if it were not there.
  expect(readdirSync(folder).every((name) => name === 'words.yaml' || name.startsWith('.words.yaml.'))).toBe(
    true,
  )
  writeFileSync(join(folder, '.hidden.tmp'), 'by hand')
  removeHalfWritten(folder)
  expect(readdirSync(folder)).toEqual(['.hidden.tmp', 'words.yaml'])
})
