import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reasonFor } from './authorship'
import { fromGit, git } from './git'

let root: string
const plain = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'git-'))
  plain('init', '--quiet')
  plain('config', 'user.name', 'Jürgen')
  plain('config', 'user.email', 'j@example.org')
  writeFileSync(join(root, 'grün.yaml'), 'a: b\n')
  plain('add', '--all')
  plain('commit', '--quiet', '--message', 'Grün')
  plain('mv', 'grün.yaml', 'röt.yaml')
  plain('commit', '--quiet', '--message', 'Röt')
})
afterEach(() => vi.unstubAllEnvs())

/** What the tool and the editor ask git. */
const said = () => [
  reasonFor(undefined, root),
  git(root, ['log', '--follow', '-z', '--name-only', '--relative', '--format=%aI %an %s', '--', 'röt.yaml']),
  git(root, ['diff', '--name-only', '--relative', '-z', 'HEAD~1']),
  git(root, ['show', 'HEAD:./röt.yaml']),
]

test.each([
  'log.showSignature=true',
  'i18n.logOutputEncoding=latin1',
  'i18n.commitEncoding=latin1',
  'log.showRoot=false',
  'core.quotePath=true',
  'color.ui=always',
  'diff.external=false',
  'diff.renames=false',
  'diff.noprefix=true',
  'format.pretty=fuller',
  'log.decorate=full',
  'log.date=relative',
  'core.pager=false',
])('a user’s setting %s does not change git’s output', (setting) => {
  // A signed commit, whose signature cannot be checked here.
  const signed = execFileSync('git', ['cat-file', 'commit', 'HEAD'], { cwd: root, encoding: 'utf8' }).replace(
    /^committer .*$/m,
    '$&\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ==\n -----END PGP SIGNATURE-----',
  )
  const hash = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
    cwd: root,
    input: signed,
  })
  plain('reset', '--quiet', '--hard', hash.toString().trim())
  const before = said()
  expect(before[0]).toBe('Röt')
  expect(before[1]).toContain('grün.yaml')
  const [name = '', value = ''] = setting.split('=')
  plain('config', name, value)
  expect(said()).toEqual(before)
})

test('a message of blanks is no reason', () => {
  expect(reasonFor('\n', root)).toBe('Röt')
})

test('inside another repository’s hook, git reads ours', () => {
  vi.stubEnv('GIT_DIR', '/nowhere')
  vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index')
  expect(reasonFor(undefined, root)).toBe('Röt')
})

test.each([
  ['no git', 'PATH', '/nowhere'],
  ['a repository of somebody else', 'GIT_TEST_ASSUME_DIFFERENT_OWNER', '1'],
])('with %s the history names the command line', (_, name, value) => {
  vi.stubEnv(name, value)
  vi.stubEnv('HOME', root)
  expect(fromGit(root, 'log', '-1')).toBeUndefined()
  expect(reasonFor(undefined, root)).toMatch(/^college/)
})

test('without a repository the history names the command line', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(reasonFor(undefined, root)).toMatch(/^college/)
})
