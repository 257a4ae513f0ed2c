import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { peopleIn } from './editors'

const folder = mkdtempSync(join(tmpdir(), 'people-'))
mkdirSync(join(folder, 'mfe-media'))
writeFileSync(join(folder, 'mfe-media/package.json'), '{}')
afterAll(() => rmSync(folder, { recursive: true }))
const read = (yaml: string) => {
  writeFileSync(join(folder, 'editors.yaml'), yaml)
  return peopleIn(folder)
}
const meera = '- name: meera\n  email: meera@example.org\n  sections: [media]\n'

test('lists who may edit what; releasing needs explicit permission', () => {
  expect(read(meera)).toEqual([
    { name: 'meera', email: 'meera@example.org', sections: ['media'], mayRelease: false },
  ])
})

test.each([
  ['a section that is none', meera.replace('media', 'sports'), '0.sections.0'],
  ['a name that leaves the folder', meera.replace('name: meera', 'name: ../meera'), 'without blanks'],
  ['one name twice', meera + meera, 'each name once'],
  ['a misspelt right', `${meera}  mayRelaese: true\n`, 'mayRelaese'],
  ['a right that is none', `${meera}  mayRelease: often\n`, 'true, false or preview'],
  ['an empty file', '', 'the file'],
])('refuses %s', (_, yaml, expected) => {
  expect(() => read(yaml)).toThrow(expected)
})

test('reports a missing file with what it should contain', () => {
  rmSync(join(folder, 'editors.yaml'))
  expect(() => peopleIn(folder)).toThrow('name, email, sections')
})
