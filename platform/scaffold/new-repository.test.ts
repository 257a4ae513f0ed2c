import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newRepository } from './new-repository'

/** Puts a program in the place of npm. */
function fakeNpm(...lines: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'))
  writeFileSync(join(folder, 'npm'), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 })
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter))
}

test.each([
  [
    'is missing',
    "code E404\n404 Not Found - GET x\n404\n404 '@college/shared@7' is not here",
    '404 Not Found - GET x',
  ],
  [
    'does not answer',
    'code ECONNREFUSED\nsyscall connect\nerrno ECONNREFUSED\nFetchError: no answer',
    'FetchError: no answer',
  ],
  ['says nothing that npm has understood', '', 'npm install [^)]+'],
])('a registry that %s is named with npm’s reason', (_, said, reason) => {
  fakeNpm(`cat >&2 <<'E'\n${said.replace(/^(?=.)/gm, 'npm error ')}\nE`, 'exit 1')
  const root = mkdtempSync(join(tmpdir(), 'repository-'))
  expect(() => newRepository(root, 'sundial', join(root, 'sundial'), [])).toThrow(
    new RegExp(
      `^/\\S+/sundial: is written, but npm does not find all packages \\(${reason}\\); expected [^\\n]+$`,
    ),
  )
})

test('a machine without npm is told so', () => {
  vi.stubEnv('PATH', '/nowhere')
  const root = mkdtempSync(join(tmpdir(), 'repository-'))
  expect(() => newRepository(root, 'sundial', join(root, 'sundial'), [])).toThrow(
    / \(npm install [^\n]+ spawnSync npm ENOENT\); /,
  )
})
