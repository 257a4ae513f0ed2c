import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { save } from './save'
import { gate, gateData, layGarden, meera, pond, put } from './testing/garden'
import { served } from './testing/served'

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

test('diverged branches that fit together are joined, in the person’s name, and sent', async () => {
  const { colleague, git, write, read, saveGate, sent } = await connected()
  git('commit', '--quiet', '--allow-empty', '--message', 'Mine')
  colleague(pond, pondText)
  write('notes.txt', 'By hand.\n')
  expect(await saveGate()).toEqual(outcome)
  expect(sent().sort()).toEqual(['Content', 'Gate: close', 'Hers', 'Join origin/main', 'Mine'])
  expect(git('log', '-1', '--skip=1', '--format=%an %ae')).toBe('Meera Joshi meera@example.org')
  expect([read(pond), read('notes.txt')]).toEqual([pondText, 'By hand.\n'])
})

test('diverged branches that do not fit: saves locally, says so, and leaves both as they were', async () => {
  const { colleague, git, write, read, saveGate, sent, commits } = await connected()
  write(pond, 'open: Wade\n')
  git('commit', '--quiet', '--all', '--message', 'Mine')
  colleague(pond, pondText)
  expect(await saveGate()).toEqual({ ...outcome, notice: expect.stringContaining('the same lines') })
  expect([commits(), sent(), read(pond)]).toEqual([
    ['Gate: close', 'Mine', 'Content'],
    ['Hers', 'Content'],
    'open: Wade\n',
  ])
  expect(git('status', '--porcelain')).toBe('')
})

test.each([
  ['nothing to save', []],
  ['only what cannot be saved yet', [gate]],
])('a save with %s sends what an earlier one could not', async (_, paths) => {
  const { origin, git, saveGate, sent, editing } = await connected()
  git('remote', 'set-url', 'origin', `${origin}-gone`)
  await saveGate()
  await put(editing, gate, { ...gateData, close: '' })
  const again = () => save(editing, paths, meera)
  expect(await again()).toMatchObject({ notice: expect.stringMatching(/^Saved on this machine only: /) })
  git('remote', 'set-url', 'origin', origin)
  expect((await again()).notice).toBeUndefined()
  expect(sent()).toEqual(['Gate: close', 'Content'])
})

test('others’ commits do not overwrite changes made by hand', async () => {
  const { colleague, write, read, saveGate, editing } = await connected()
  colleague(pond, pondText)
  write(pond, `${pondText}# By hand.\n`)
  expect(await saveGate()).toEqual({
    ...outcome,
    notice: expect.stringMatching(RegExp(`could not be taken over .*merge: ${pond}\\)`)),
  })
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

/** The connected repository with a tool that says what it finds, and the answer of a step into the preview. */
async function releasing() {
  const garden = await connected()
  garden.write('package.json', '{"type":"module"}')
  garden.write(
    'platform/college.js',
    `import { readFileSync } from 'node:fs'
    const look = () => console.log(readFileSync('${pond}', 'utf8') + readFileSync('${gate}', 'utf8'))
    look()
    setTimeout(look, 500)`,
  )
  const send = await served({ session: garden.editing, mayRelease: true })
  const release = async (step = 'preview') =>
    (await send('POST', '/api/release', { section: 'shell', step })).text
  return { ...garden, send, release }
}

test('a release first takes over what others have sent', async () => {
  const { colleague, release } = await releasing()
  colleague(pond, pondText)
  const text = await release()
  expect(text).toContain('open: Dive')
  expect(text).toMatch(/done\n$/)
})

test('a release while the upstream cannot be reached says what may be missing', async () => {
  const { origin, git, release } = await releasing()
  git('remote', 'set-url', 'origin', `${origin}-gone`)
  expect(await release()).toMatch(/is not in this: origin could not be reached[\s\S]*done\n$/)
})

test('refuses a release without what others have sent, in one sentence', async () => {
  const { colleague, write, git, release } = await releasing()
  write(pond, 'open: Wade\n')
  git('commit', '--quiet', '--all', '--message', 'Mine')
  colleague(pond, pondText)
  expect(await release()).toMatch(/^Nothing was released: [^\n]*the same lines[^\n]*\nrefused\n$/)
})

test('a save and a release wait for each other', async () => {
  const { release, send, sent } = await releasing()
  const releases = release()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await send('POST', '/api/save', { paths: [gate] })
  const text = await releases
  expect(text).not.toContain('Shut')
  expect(sent()[0]).toBe('Gate: close')
})

test('a line of progress stays one line, even if it comes in two pieces', async () => {
  const { write, release } = await releasing()
  write(
    'platform/college.js',
    `process.stdout.write('half '); setTimeout(() => console.log('and half'), 200)`,
  )
  expect(await release()).toContain('half and half\n')
})
