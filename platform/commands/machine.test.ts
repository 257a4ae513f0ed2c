import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putLive } from '../release/put-live'
import { keyOf } from '../store/log'
import { everythingOwed } from '../store/owed'
import type { Store } from '../store/site-store'
import { variations } from '../testing/at-night'
import { newWords, tinySite } from '../testing/tiny-site'

/** Runs a shell line with `college` as the tool, on a store. */
function shell({ releases, site }: Store, line: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `college() { "$0" "$@"; }; ${line}`, tool], {
    env: { ...process.env, SITE_STORE: join(releases, '..'), SITE_CONFIG: site, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const tool = join(import.meta.dirname, '../college.js')

/** Expects a shell line to fail, and to say this. */
function expectRefusal(store: Store, line: string, words: RegExp, env?: NodeJS.ProcessEnv) {
  const { status, stderr } = shell(store, line, env)
  expect([status, stderr]).toEqual([1, expect.stringMatching(words)])
}

const newTelephone = ({ site }: Store) =>
  writeFileSync(site, readFileSync(site, 'utf8').replace('11111 22222', '11111 99999'))

/** A folder to deliver sites to. */
function targetBeside(store: Store) {
  const target = `${dirname(store.public)}-target`
  mkdirSync(target)
  onTestFinished(() => rmSync(target, { recursive: true }))
  return target
}

test('a web server can read a site composed by a user with a strict umask', async () => {
  const { store, text } = await tinySite()
  newTelephone(store)
  expect(shell(store, 'umask 077; college compose')).toMatchObject({ status: 0, stderr: '' })
  expect(text('life.html')).toContain('11111 99999')
  const root = store.composed
  const closed = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name))
    return (mode & 0o044) !== 0o044 || (entry.isDirectory() && (mode & 0o011) !== 0o011)
  })
  expect(closed.map(({ name }) => name)).toEqual([])
})

test('a damaged preview hinders nothing in production', async () => {
  const { store, release, live } = await tinySite()
  await putLive(store, { media: release('media', 'v2', newWords) })
  await putLive(store, { media: release('media', 'v3') }, 'preview')
  writeFileSync(join(store.local.place, keyOf('preview', 1)), '{')
  expect(shell(store, 'college rollback media')).toMatchObject({ status: 0, stderr: '' })
  expect(await live('media')).toBe('v1')
  // What shows it names it.
  expectRefusal(store, 'college status', /channels\/preview\/999999998-1\.json: [^\n]+\n$/)
})

test('a command finishes its work even if its output is not read', async () => {
  const { store } = await tinySite()
  newTelephone(store)
  const target = targetBeside(store)
  const line = 'college compose | true; echo "$PIPESTATUS"'
  expect(shell(store, line, { SITE_DELIVER: target })).toEqual({ status: 0, stdout: '0\n', stderr: '' })
  expect(await everythingOwed(store.driver)).toEqual([])
})

test.each(variations(['INT', 'TERM', 'HUP'], 1))(
  'a bisect that SIG%s ends leaves no site behind',
  async (signal) => {
    const { store } = await tinySite()
    shell(store, `college bisect 'kill -${signal} $PPID'`)
    expect(readdirSync(join(store.local.place, '.cache'))).toEqual([])
  },
)

test.each(['history', 'nginx'])('%s fails when a full disk loses its output', async (name) => {
  const { store } = await tinySite()
  expectRefusal(store, `college ${name} > /dev/full`, /^The output is lost: found ENOSPC[^\n]+\n$/)
})

test.each(['/dev/null', '/dev/null/nowhere'])(
  'refuses %s as the temporary folder in one sentence',
  async (folder) => {
    const { store } = await tinySite()
    const words = /^TMPDIR: found [^\n]+, expected [^\n]+\n$/
    expectRefusal(store, 'college history', words, { TMPDIR: folder })
  },
)

const underNode = (version: string) => {
  const preload = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  return { NODE_OPTIONS: `--import="${preload}"` }
}

test.each(variations(['18.19.0', '20.18.3', '21.7.0', '22.11.0']))(
  'an older Node is named in one sentence: %s',
  async (version) => {
    const { store } = await tinySite()
    const words = new RegExp(`^Node: found ${version}, expected \\^20\\.19 [^\\n]+\\n$`)
    expectRefusal(store, 'college history', words, underNode(version))
  },
)

test('a Node that is tried before its release is new enough', async () => {
  const { store } = await tinySite()
  expectRefusal(store, 'college herstory', /^found the command /, underNode('27.0.0-nightly20261101'))
})

test('reports a folder in a page’s place at the target in one sentence', async () => {
  const { store } = await tinySite()
  const target = targetBeside(store)
  const line = `mkdir -p ${target}/life.html; college deliver ${target}`
  expectRefusal(store, line, /^\/[^\n]+: a folder is where a file belongs, [^\n]+\n$/)
})
