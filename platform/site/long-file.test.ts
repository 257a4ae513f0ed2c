import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lineAtIn } from './long-file'
import { textsOnDisk } from './texts-on-disk'

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'long-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// Longer than what is in memory at a time, empty, and with letters of several bytes on every border.
const lines = ['first', '', 'ಯೋಗ'.repeat(300_000), 'é'.repeat(999_999), 'last']

test('the lines of a long file are read as they were written, in any order', () => {
  const file = join(emptyFolder(), 'lines.txt')
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
  const lineAt = lineAtIn(file)
  for (const index of [0, 1, 2, 3, 4, 2, 0, 3, 1]) expect(lineAt(index)).toBe(lines[index])
})

test('texts that wait on disk are read in any order, and leave no file', () => {
  const folder = emptyFolder()
  const texts = textsOnDisk(folder)
  const read = lines.map((line, index) => texts.put(`${index}`, line))
  expect(readdirSync(folder)).toEqual([])
  for (const index of [4, 2, 0, 3, 1, 2]) expect(read[index]?.()).toEqual([`${index}`, lines[index]])
  texts.close()
})
