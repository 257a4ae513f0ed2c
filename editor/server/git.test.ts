import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsOf } from './git'

const thrown = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error
  }
}
const node = (script: string, timeout?: number) =>
  thrown(() => execFileSync(process.execPath, ['--eval', script], { stdio: 'pipe', timeout }))

test.each([
  ['git is not there', thrown(() => execFileSync('/nowhere/git')), 'git is not installed here'],
  ['a file is not there', thrown(() => readFileSync('/nowhere/file')), /^ENOENT: no such file/],
  ['no answer in time', node('setTimeout(() => {}, 60_000)', 50), 'git did not end in time'],
  [
    'a hint before the error',
    node('console.error("hint: Wait.\\nfatal: The pond is full.\\nhint: Ask."); process.exit(1)'),
    'The pond is full',
  ],
  [
    'a lock is left',
    node(
      `console.error("fatal: Unable to create '/garden/.git/index.lock': File exists.\\n\\nAnother git …"); process.exit(1)`,
    ),
    /killed and left \/garden\/\.git\/index\.lock: try again.* removes that file$/,
  ],
  ['words of a hook', node('console.error("Not on Fridays."); process.exit(1)'), 'Not on Fridays'],
  ['no words', node('process.exit(1)'), /^Command failed/],
])('%s: summarises why git failed', (_, error, words) => {
  expect(wordsOf(error)).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
})
