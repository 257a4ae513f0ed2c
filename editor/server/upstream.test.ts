import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { save } from './save'
import { gate, gateData, layGarden, meera, pond, put } from './testing/garden'

/** A repository whose branch is pushed to a remote, and a colleague's clone of that. */
async function connected() {
  const garden = layGarden()
  const [origin, other] = ['origin', 'other'].map((name) => join(garden.root, '.cache', name)) as [
    string,
    string,
  ]
  garden.git('init', '--quiet', '--bare', '--initial-branch', 'main', origin)
  garden.git('remote', 'add', 'origin', origin)
  garden.git('push', '--quiet', '--set-upstream', 'origin', 'main')
  garden.git('clone', '--quiet', origin, other)
  const colleague = (path: string, text: string) => {
    writeFileSync(join(other, path), text)
    const name = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.org']
    for (const args of [
      ['add', '--all'],
      [...name, 'commit', '--quiet', '-m', 'Hers'],
      ['push', '--quiet'],
    ])
      execFileSync('git', args, { cwd: other, stdio: 'ignore' })
  }
  const sent = () => garden.git('--git-dir', origin, 'log', '--format=%s', 'main').split('\n')
  const editing = garden.session()
  await put(editing, gate, { ...gateData, close: 'Shut' })
  return { ...garden, origin, colleague, sent, editing, saveGate: () => save(editing, [gate], meera) }
}

const pondText = 'open: Dive\nheading: Pond\nclose: Swim\n'
const outcome = { message: 'Gate: close', conflicts: [], kept: [] }

test('a save fast-forwards to others’ commits, and pushes its own', async () => {
  const { colleague, saveGate, sent, read, git } = await connected()
  colleague(pond, pondText)
  expect(await saveGate()).toEqual(outcome)
  expect(sent()).toEqual(['Gate: close', 'Hers', 'Content'])
  expect([read(pond), git('status', '--porcelain')]).toEqual([pondText, ''])
})

test('others’ pushed changes of the same file are a conflict', async () => {
  const { colleague, saveGate, read } = await connected()
  const theirs = 'open: Pull\nheading: Gate\nclose: Drop it\n'
  colleague(gate, theirs)
  expect((await saveGate()).conflicts).toMatchObject([{ path: gate, theirs: { open: 'Pull' } }])
  expect(read(gate)).toBe(theirs)
})

test('offline: saves locally, says so, and the next save pushes both', async () => {
  const { origin, git, saveGate, sent, editing } = await connected()
  git('remote', 'set-url', 'origin', `${origin}-gone`)
  expect(await saveGate()).toEqual({
    ...outcome,
    notice: expect.stringMatching(/on this machine only: origin could/),
  })
  git('remote', 'set-url', 'origin', origin)
  await put(editing, pond, { ...gateData, heading: 'Lake' })
  await save(editing, [pond], meera)
  expect(sent()).toHaveLength(3)
})

test('the first push creates the branch upstream', async () => {
  const { origin, saveGate, sent } = await connected()
  execFileSync('git', ['--git-dir', origin, 'update-ref', '-d', 'refs/heads/main'])
  expect(await saveGate()).toEqual(outcome)
  expect(sent()).toEqual(['Gate: close', 'Content'])
})

test('a HEAD detached during the fetch also prevents the save', async () => {
  const { root, git, saveGate, commits } = await connected()
  const program = join(root, '.cache/upload-pack')
  writeFileSync(program, `#!/bin/sh\ngit -C ${root} checkout --quiet --detach\nexec git-upload-pack "$@"\n`, {
    mode: 0o755,
  })
  git('config', 'remote.origin.uploadpack', program)
  await expect(saveGate()).rejects.toThrow('detached HEAD')
  expect(commits()).toEqual(['Content'])
})

test('diverged branches: saves locally, says so, and merges nothing', async () => {
  const { colleague, git, saveGate, sent, commits } = await connected()
  git('commit', '--quiet', '--allow-empty', '--message', 'Mine')
  colleague(pond, pondText)
  expect(await saveGate()).toEqual({ ...outcome, notice: expect.stringContaining('have both gone on') })
  expect([commits(), sent()]).toEqual([
    ['Gate: close', 'Mine', 'Content'],
    ['Hers', 'Content'],
  ])
})

test('others’ commits do not overwrite changes made by hand', async () => {
  const { colleague, write, read, saveGate, editing } = await connected()
  colleague(pond, pondText)
  write(pond, `${pondText}# By hand.\n`)
  expect(await saveGate()).toEqual({ ...outcome, notice: expect.stringContaining('could not be taken over') })
  expect(read(pond)).toBe(`${pondText}# By hand.\n`)
  expect(editing.drafts.paths()).toEqual([])
})

test('a refused push: saves locally, and says so', async () => {
  const { origin, saveGate, commits } = await connected()
  writeFileSync(join(origin, 'hooks/pre-receive'), '#!/bin/sh\necho "Reviewed only." >&2\nexit 1\n', {
    mode: 0o755,
  })
  expect(await saveGate()).toEqual({ ...outcome, notice: expect.stringContaining('origin did not take it') })
  expect(commits()).toEqual(['Gate: close', 'Content'])
  rmSync(join(origin, 'hooks/pre-receive'))
})
