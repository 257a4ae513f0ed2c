import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('every token is used', () => {
  const sheet = readFileSync(join(root, 'shared/styles/tokens.css'), 'utf8')
  const tokens = new Set([...sheet.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name))
  expect(tokens.size).toBeGreaterThan(40)
  const search = ['grep', '--untracked', '-hoE', 'var\\(--[a-z0-9-]+', '--', '*.css', '*.ts', '*.tsx']
  const uses = execFileSync('git', search, { cwd: root, encoding: 'utf8' }).split('\n')
  const used = new Set(uses.map((use) => use.replace('var(', '')))
  expect([...tokens].filter((token) => !used.has(token))).toEqual([])
})
