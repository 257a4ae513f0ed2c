import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearUp } from './editors'
import { save } from './save'
import { gate, gateText, kinds, layGarden, meera, put, textOfDraft } from './testing/garden'
import { fresh, typed, upload } from './testing/typed'
import { written } from './write-and-commit'

type Garden = Awaited<ReturnType<typeof typed>>

/** Makes commits on two branches that cannot be merged automatically. */
function diverge({ git, write }: Garden) {
  git('switch', '--quiet', '--create', 'other')
  write('notes.txt', 'other\n')
  git('add', 'notes.txt')
  git('commit', '--quiet', '--message', 'Other')
  git('switch', '--quiet', 'main')
  write('notes.txt', 'main\n')
  git('add', 'notes.txt')
  git('commit', '--quiet', '--message', 'Own')
}

/** Begins to join the two branches, and stops at the conflict. */
function stopAt(garden: Garden, command: string) {
  diverge(garden)
  expect(() => garden.git(command, 'other')).toThrow()
}

const states: [string, (garden: Garden) => void, (garden: Garden) => void][] = [
  ['a rebase', (garden) => stopAt(garden, 'rebase'), ({ git }) => git('rebase', '--abort')],
  ['a merge', (garden) => stopAt(garden, 'merge'), ({ git }) => git('merge', '--abort')],
  ['a cherry-pick', (garden) => stopAt(garden, 'cherry-pick'), ({ git }) => git('cherry-pick', '--abort')],
  ['a bisect', ({ git }) => git('bisect', 'start'), ({ git }) => git('bisect', 'reset')],
  [
    'detached HEAD',
    ({ git }) => git('checkout', '--quiet', '--detach'),
    ({ git }) => git('switch', '--quiet', 'main'),
  ],
  [
    'not a git repository',
    // A file instead of git's folder: every folder here is inside some repository.
    ({ root, write }) => {
      rmSync(join(root, '.git'), { recursive: true })
      write('.git', 'gitdir: /nowhere\n')
    },
    ({ root, git }) => {
      rmSync(join(root, '.git'))
      git('init', '--quiet', '--initial-branch', 'main')
    },
  ],
]

test.each(states)(
  '%s: reported, nothing is lost, and the next save succeeds',
  async (words, enter, leave) => {
    const garden = await typed()
    const { saveAll, read, editing } = garden
    enter(garden)
    await expect(save(editing, [gate, fresh], meera)).rejects.toThrow(words)
    expect([read(gate), read(fresh)]).toEqual([gateText, null])
    leave(garden)
    expect(await saveAll()).toMatchObject({ conflicts: [], kept: [] })
    expect(garden.git('status', '--porcelain', '--', gate, fresh)).toBe('')
    expect(read(gate)).toContain('close: Shut')
    expect(read(fresh)).toBe('title: Moss\n')
  },
)

test('without git, a save reports it and writes nothing', async () => {
  const { editing, read } = await typed()
  const path = process.env.PATH
  process.env.PATH = '/nowhere'
  try {
    await expect(save(editing, [gate], meera)).rejects.toThrow('git is not installed')
  } finally {
    process.env.PATH = path
  }
  expect(read(gate)).toBe(gateText)
})

test.each<[string, (root: string) => () => void, string]>([
  [
    'a hook',
    (root) => {
      const hook = join(root, '.git/hooks/pre-commit')
      mkdirSync(join(root, '.git/hooks'), { recursive: true })
      writeFileSync(hook, '#!/bin/sh\necho "No commits on Fridays." >&2\nexit 1\n')
      chmodSync(hook, 0o755)
      return () => rmSync(hook)
    },
    'No commits on Fridays',
  ],
  [
    'another git’s lock',
    (root) => {
      const lock = join(root, '.git/index.lock')
      writeFileSync(lock, '')
      return () => rmSync(lock)
    },
    'index.lock',
  ],
])(
  'a commit refused by %s: the files are restored, and the next save commits them',
  async (_, enter, words) => {
    const { root, editing, saveAll, read, git, commits } = await typed()
    const leave = enter(root)
    await expect(saveAll()).rejects.toThrow(words)
    expect([read(gate), read(fresh)]).toEqual([gateText, null])
    leave()
    expect(git('status', '--porcelain')).toBe('')
    editing.discard([fresh])
    expect(git('status', '--porcelain')).toBe('')
    expect(await save(editing, [gate], meera)).toEqual({ message: 'Gate: close', conflicts: [], kept: [] })
    expect(commits()).toEqual(['Gate: close', 'Content'])
  },
)

test('a hook that formats what is saved leaves nothing staged', async () => {
  const { root, saveAll, git, read } = await typed()
  const hook = join(root, '.git/hooks/pre-commit')
  mkdirSync(join(root, '.git/hooks'), { recursive: true })
  writeFileSync(hook, `#!/bin/sh\necho '# Formatted.' >> ${gate}\ngit add ${gate}\n`, { mode: 0o755 })
  expect((await saveAll()).message).toBe('Gate: close; Moss: new')
  expect([git('status', '--porcelain'), read(gate)]).toEqual(['', expect.stringContaining('# Formatted.')])
})

test.each<[string, (garden: Garden) => void]>([
  ['that git ignores', ({ root }) => writeFileSync(join(root, '.git/info/exclude'), 'moss*\n')],
  ['outside a sparse checkout', ({ git }) => git('sparse-checkout', 'set', '--no-cone', `/${gate}`)],
])('saves a new entry with a name %s like any other', async (_, prepare) => {
  const garden = await typed()
  prepare(garden)
  expect(await garden.saveAll()).toMatchObject({ message: 'Gate: close; Moss: new', kept: [] })
  expect(garden.git('show', '--name-only', '--format=').split('\n')).toContain(fresh)
})

test('a file that could not be written and is unchanged is not reported as lost', () => {
  const { root, write, read } = layGarden()
  // Writing it needs a file beside it, whose name would be too long.
  const long = `shell/content/${'x'.repeat(240)}.yaml`
  write(long, 'a: 1\n')
  expect(() => written(root, new Map([[long, 'a: 2\n']]), () => {})).toThrow(/^Nothing was saved/)
  expect(read(long)).toBe('a: 1\n')
})

test('restores the original file itself: a full disk has no room to write it again', () => {
  const { root, folder, read, write } = layGarden()
  const before = statSync(join(root, gate)).ino
  const fail = () => {
    throw new Error('no space left on device')
  }
  for (const content of ['open: a\n', null])
    expect(() => written(root, new Map([[gate, content]]), fail)).toThrow(/^Nothing was saved.*no space left/)
  expect([read(gate), statSync(join(root, gate)).ino]).toEqual([gateText, before])
  const long = `shell/content/${'x'.repeat(240)}.yaml`
  write(long, 'a: 1\n')
  expect(() => written(root, new Map([[long, 'a: 2\n']]), () => {})).toThrow(/^Nothing was saved/)
  written(root, new Map([[gate, 'open: a\n']]), () => {})
  expect([read(gate), readdirSync(join(folder, '..', 'before'))]).toEqual(['open: a\n', []])
})

test('a save that fails half-way restores what it wrote first', async () => {
  const { root, editing, read, git, commits } = await typed()
  await put(editing, fresh, { title: 'Moss', picture: 'moss' })
  upload(editing, 'moss')
  const lock = join(root, '.git/index.lock')
  writeFileSync(lock, '')
  await expect(save(editing, [gate, fresh], meera)).rejects.toThrow('Nothing was saved')
  expect(existsSync(join(root, 'shell/pictures/moss.jpg'))).toBe(false)
  expect(read(gate)).toBe(gateText)
  rmSync(lock)
  await save(editing, [gate, fresh], meera)
  expect(readFileSync(join(root, 'shell/pictures/moss.jpg'), 'utf8')).toBe('moss')
  expect([git('status', '--porcelain'), commits().length]).toEqual(['', 2])
})

test('killed between writing and committing: the next save commits what is there, with a proper message', async () => {
  const { editing, saveAll, write, git, commits } = await typed()
  write(gate, textOfDraft(editing, gate) ?? '')
  write(fresh, textOfDraft(editing, fresh) ?? '')
  git('add', '--intent-to-add', fresh)
  expect(await saveAll()).toMatchObject({ conflicts: [], kept: [], message: 'Gate: close; Moss: new' })
  expect(git('status', '--porcelain')).toBe('')
  expect(commits()).toHaveLength(2)
})

test('killed before committing a new entry, which is then removed: no trace is left', async () => {
  const { editing, session, write, git, read, commits } = await typed()
  write(fresh, textOfDraft(editing, fresh) ?? '')
  git('add', '--intent-to-add', fresh)
  const next = session()
  next.discard([gate, fresh])
  await put(next, fresh, null)
  expect(await save(next, [fresh], meera)).toMatchObject({ message: '', conflicts: [], kept: [] })
  expect([read(fresh), git('status', '--porcelain'), commits()]).toEqual([null, '', ['Content']])
})

test('killed between writing and committing: the next start puts the files back, and the drafts stay', async () => {
  const { root, editing, write, git, read } = await typed()
  const old = 'shell/content/beds/old.yaml'
  write(old, 'title: Old\n')
  git('add', old)
  git('commit', '--quiet', '--message', 'Old')
  await put(editing, fresh, { title: 'Moss', picture: 'moss' })
  await put(editing, old, null)
  upload(editing, 'moss')
  for (const path of [gate, fresh]) write(path, textOfDraft(editing, path) ?? '')
  write('shell/pictures/moss.jpg', 'moss')
  rmSync(join(root, old))
  write('shell/content/.gate.yaml.0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a.tmp', 'half')
  git('add', '--intent-to-add', fresh, 'shell/pictures/moss.jpg')
  write('.cache/edit/before/1', gateText)
  clearUp(root, kinds)
  expect(existsSync(join(root, '.cache/edit/before'))).toBe(false)
  expect([read(gate), read(fresh), read(old)]).toEqual([gateText, null, 'title: Old\n'])
  expect(git('status', '--porcelain')).toBe('')
  expect(editing.drafts.paths().sort()).toEqual([fresh, old, gate].sort())
})

test('the first commit of a repository', async () => {
  const { root, saveAll, git } = await typed()
  rmSync(join(root, '.git'), { recursive: true })
  git('init', '--quiet', '--initial-branch', 'main')
  expect(await saveAll()).toMatchObject({ message: 'Gate: new; Moss: new' })
  expect(git('show', '--name-only', '--format=', 'HEAD').split('\n').sort()).toEqual([fresh, gate])
})

test('killed between the commit and dropping the drafts: reported as saved, without a conflict', async () => {
  const { root, editing, saveAll, write, git, commits } = await typed()
  write(gate, textOfDraft(editing, gate) ?? '')
  write(fresh, textOfDraft(editing, fresh) ?? '')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Gate')
  expect(await saveAll()).toEqual({ message: '', conflicts: [], kept: [], notice: 'This was saved already.' })
  clearUp(root, kinds)
  expect(git('status', '--porcelain')).toBe('')
  expect([editing.drafts.paths().length, commits().length]).toEqual([2, 2])
})
