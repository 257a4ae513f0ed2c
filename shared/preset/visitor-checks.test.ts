import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checksIn } from './visitor-checks'

const folder = mkdtempSync(join(tmpdir(), 'checks-'))

const root = join(folder, 'mfe-bees')
mkdirSync(root)
const checks = (text: string) => {
  writeFileSync(join(root, 'checks.yaml'), text)
  return checksIn(root)
}

test('a package without checks has none', () => {
  expect(checksIn(join(folder, 'mfe-wax'))).toEqual([])
})

test('checks are data', () => {
  expect(checks("- name: Bees\n  open: /bees\n  press:\n    - '/{product}'\n  see:\n    - dialog\n")).toEqual(
    [{ name: 'Bees', open: '/bees', press: ['/{product}'], see: ['dialog'] }],
  )
})

test.each([
  [
    '- name: Bees\n  open: bees\n  see:\n    - dialog\n',
    "0.open: found the text 'bees', expected an address of the site",
  ],
  ['- name: Bees\n  open: /bees\n', '0.see: found nothing, expected'],
  ['- name: Bees\n  open: /bees\n  see: []\n', '0.see: found a list of 0, expected at least 1 item'],
  [
    '- name: Bees\n  open: /bees\n  see:\n    - buton "Wax"\n',
    `0.see.0: found the text 'buton "Wax"', expected the address of a link, or a role and a name`,
  ],
  [
    '- name: Bees\n  open: /bees\n  pres:\n    - dialog\n  see:\n    - dialog\n',
    "0: found the unknown field 'pres', did you mean 'press'?",
  ],
  ['- name: Bees\n  open: /bees\n  see:\n    - link "Wax\n   - ', 'not valid YAML'],
])('reports a mistake with file, field and what was expected', (text, sentence) => {
  expect(() => checks(text)).toThrow(`mfe-bees/checks.yaml: ${sentence}`)
})
