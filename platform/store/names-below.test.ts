import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { namesBelow } from './names-below'

test('names files and links below a folder, and follows no link', () => {
  const place = mkdtempSync(join(tmpdir(), 'names-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const folder = join(place, 'beds')
  for (const name of ['beds/north', 'beds/empty', 'shed']) mkdirSync(join(place, name), { recursive: true })
  for (const name of ['beds/roses', 'beds/north/ferns', 'shed/key']) writeFileSync(join(place, name), '')
  symlinkSync('../shed', join(folder, 'shed'))
  symlinkSync('..', join(folder, 'north/up'))
  symlinkSync('gone', join(folder, 'nowhere'))
  expect(namesBelow(folder).sort()).toEqual(['north/ferns', 'north/up', 'nowhere', 'roses', 'shed'])
  expect(namesBelow(join(place, 'none'))).toEqual([])
})
