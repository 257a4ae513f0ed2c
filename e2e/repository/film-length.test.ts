import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filmLength } from '@college/editor/server/film-length'
import { checkedLength } from '@college/editor/server/uploads'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const section = join(import.meta.dirname, '../../mfe-media')
const clips = readdirSync(join(section, 'clips'))
const said = new Map<string, number>()
const visit = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return
  if ('src' in value && 'duration' in value) said.set(String(value.src), Number(value.duration))
  for (const inner of Object.values(value)) visit(inner)
}
for (const name of ['life.yaml', 'hospital.yaml'])
  visit(parse(readFileSync(join(section, 'content', name), 'utf8')))

test.each(clips)('%s is as long as its page says', (clip) => {
  const [name = '', ending] = clip.split('.')
  const seconds = filmLength(readFileSync(join(section, 'clips', clip)), ending as 'mp4' | 'webm')
  expect(Math.round(seconds ?? 0)).toBe(said.get(name))
})

test.each(['mp4', 'webm'] as const)('a %s that was cut off, or is none, has no length', (ending) => {
  const [clip = ''] = clips.filter((clip) => clip.endsWith(ending))
  const bytes = readFileSync(join(section, 'clips', clip))
  expect(filmLength(bytes.subarray(0, 40), ending)).toBeUndefined()
  expect(filmLength(Buffer.alloc(100), ending)).toBeUndefined()
  expect(filmLength(Buffer.alloc(0), ending)).toBeUndefined()
})

test('a film that is too long, or was cut off, is refused with a sentence', () => {
  const bytes = readFileSync(join(section, 'clips', clips.find((clip) => clip.endsWith('.mp4')) ?? ''))
  const header = bytes.indexOf('mvhd')
  const unitsPerSecond = bytes.readUInt32BE(header + 16)
  bytes.writeUInt32BE(301 * unitsPerSecond, header + 20)
  expect(() => checkedLength(bytes, 'mp4')).toThrow('is 5:01 minutes long; expected at most 5:00 minutes')
  bytes.writeUInt32BE(300 * unitsPerSecond, header + 20)
  expect(checkedLength(bytes, 'mp4')).toBe(300)
  expect(() => checkedLength(bytes.subarray(0, 40), 'mp4')).toThrow('was cut off')
})
