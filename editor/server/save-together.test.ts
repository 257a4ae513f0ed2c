import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { clearUp } from './editors'
import { save } from './save'
import { Session } from './session'
import { gate, gateData, gateText, kinds, layGarden, meera, pond, put } from './testing/garden'
import { fresh, shut, typed, upload } from './testing/typed'

test('saves more changes than a command line has room for', async () => {
  const { root, folder, write, git } = layGarden()
  const kind = { name: 'shell/gate.yaml', folder: 'shell', pattern: 'gate.yaml', schema: z.looseObject({}) }
  const texts = (word: string) =>
    Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${'latch'.repeat(180)}${at}`, word]))
  write(gate, JSON.stringify(texts('a')))
  git('commit', '--quiet', '--all', '--message', 'Latches')
  const editing = new Session(root, folder, [kind])
  await put(editing, gate, texts('b'))
  expect((await save(editing, [gate], meera)).message).toMatch(/^Gate: /)
})

test('keeps someone else’s file if it has the same data in another form', async () => {
  const { saveAll, write, read } = await typed()
  const theirs = 'heading: "Gate"\nclose: "Shut"\nopen: "Lift the latch"\n'
  write(gate, theirs)
  expect((await saveAll()).conflicts).toEqual([])
  expect(read(gate)).toBe(theirs)
})

test('a file that was only written in another form meanwhile is no conflict, and keeps that form', async () => {
  const { saveAll, write, read } = await typed()
  const theirs = gateText.replace('# The gate.', '# Whoever comes by.').replace('Gate', '"Gate"')
  write(gate, theirs)
  expect((await saveAll()).conflicts).toEqual([])
  expect(read(gate)).toBe(theirs.replace('Drop it', 'Shut'))
})

test('killed before committing a file that has another form meanwhile: the next start puts that back', async () => {
  const { root, write, read, git } = await typed()
  const theirs = gateText.replace('Gate', '"Gate"')
  write(gate, theirs)
  git('commit', '--quiet', '--all', '--message', 'Quotes')
  write(gate, theirs.replace('Drop it', 'Shut'))
  clearUp(root, kinds)
  expect([read(gate), git('status', '--porcelain')]).toEqual([theirs, ''])
})

test('words typed and undone do not conflict with others’ saves', async () => {
  const { editing, write, read } = await typed()
  await put(editing, gate, gateData)
  const theirs = gateText.replace('Drop it', 'Push')
  write(gate, theirs)
  expect(await save(editing, [gate], meera)).toMatchObject({ conflicts: [], kept: [] })
  expect(read(gate)).toBe(theirs)
})

test('an unused picture is not saved, and can still be taken back', async () => {
  const { editing, git, saveAll } = await typed()
  upload(editing, 'moss')
  await saveAll()
  expect(git('show', '--name-only', '--format=')).not.toContain('moss.jpg')
  expect(editing.uploads()).toEqual(['shell/pictures/moss.jpg'])
})

test('saves a photograph with the content that names it, even if earlier drafts are unreadable', async () => {
  const { editing, git, write, session } = await typed()
  upload(editing, 'moss')
  write('.cache/edit/local/drafts.json', '{"files":')
  const next = session()
  await put(next, fresh, { title: 'Moss', picture: 'moss' })
  expect((await save(next, [fresh], meera)).message).toBe('Moss: new')
  expect(git('show', '--name-only', '--format=')).toContain('shell/pictures/moss.jpg')
})

test('saves valid files even if others are unfinished or in conflict', async () => {
  const { editing, read, write, git } = await typed()
  await put(editing, fresh, { title: '', picture: 'moss' })
  await put(editing, pond, { ...shut, heading: 'Pond' })
  upload(editing, 'moss')
  write(pond, 'open: Dive\nheading: Pond\nclose: Swim\n')
  const { message, conflicts, kept } = await save(editing, [gate, fresh, pond], meera)
  expect([message, conflicts.map(({ path }) => path), kept]).toEqual(['Gate: close', [pond], [fresh]])
  expect(git('show', '--name-only', '--format=')).toBe(gate)
  expect(read(fresh)).toBeNull()
  expect(editing.drafts.paths().sort()).toEqual([fresh, pond].sort())
  expect(editing.uploads()).toEqual(['shell/pictures/moss.jpg'])
})

test('a photograph whose name someone else has used blocks only its own entry', async () => {
  const { editing, git, read, write } = await typed()
  await put(editing, fresh, { title: 'Moss', picture: 'moss' })
  upload(editing, 'moss')
  write('shell/pictures/moss.jpg', 'theirs')
  const { message, kept, notice } = await save(editing, [gate, fresh], meera)
  expect([message, kept, notice]).toEqual(['Gate: close', [fresh], expect.stringContaining('named moss')])
  expect(git('show', '--name-only', '--format=')).toBe(gate)
  expect(read('shell/pictures/moss.jpg')).toBe('theirs')
})

test('a file broken by others is named, and blocks nothing else', async () => {
  const { editing, write } = await typed()
  await put(editing, pond, { ...shut, heading: 'Pond' })
  write(pond, '<<<<<<< HEAD\nopen: a\n')
  const { message, kept, notice } = await save(editing, [gate, pond], meera)
  expect([message, kept, notice]).toEqual([
    'Gate: close',
    [pond],
    expect.stringContaining(`${pond}: not valid`),
  ])
})

test('words in a field that the file no longer has become a conflict that shows them', async () => {
  const { editing, write } = await typed()
  const old = { ...gateData, latch: 'Old' }
  write(gate, `${gateText}latch: Old\n`)
  editing.discard([gate])
  await put(editing, gate, { ...old, latch: 'Mine' })
  write(gate, gateText)
  expect((await save(editing, [gate], meera)).conflicts).toMatchObject([{ base: { latch: 'Old' } }])
})

test('saves the removal of an entry and a similar new one together', async () => {
  const { editing, saveAll, git, session } = await typed()
  await saveAll()
  editing.discard([gate, fresh])
  const another = 'shell/content/beds/mosses.yaml'
  const next = session()
  await put(next, fresh, null)
  await put(next, another, { title: 'Moss' })
  await save(next, [fresh, another], meera)
  const files = git('show', '--name-status', '--no-renames', '--format=').split('\n')
  expect([files, git('status', '--porcelain')]).toEqual([[`D\t${fresh}`, `A\t${another}`], ''])
})

test('saves a removal, and restores the file if the commit is refused', async () => {
  const { root, editing, saveAll, git, read } = await typed()
  await saveAll()
  const next = editing
  next.discard([gate, fresh])
  await put(next, fresh, null)
  writeFileSync(join(root, '.git/index.lock'), '')
  await expect(save(next, [fresh], meera)).rejects.toThrow('Nothing was saved')
  expect(read(fresh)).toBe('title: Moss\n')
  rmSync(join(root, '.git/index.lock'))
  expect((await save(next, [fresh], meera)).message).toBe('Moss: removed')
  expect([read(fresh), git('status', '--porcelain')]).toEqual([null, ''])
})
