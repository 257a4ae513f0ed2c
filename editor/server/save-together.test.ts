import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { save } from './save'
import { Session } from './session'
import { gate, gateData, gateText, layGarden, meera, pond, put } from './testing/garden'
import { fresh, shut, typed, upload } from './testing/typed'

test('more changes than a command has room for', async () => {
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

test('somebody else has written the same in other lines: theirs is kept', async () => {
  const { saveAll, write, read } = await typed()
  const theirs = 'heading: "Gate"\nclose: "Shut"\nopen: "Lift the latch"\n'
  write(gate, theirs)
  expect((await saveAll()).conflicts).toEqual([])
  expect(read(gate)).toBe(theirs)
})

test('what was typed and taken back is no conflict with what others have saved', async () => {
  const { editing, write, read } = await typed()
  await put(editing, gate, gateData)
  const theirs = gateText.replace('Drop it', 'Push')
  write(gate, theirs)
  expect(await save(editing, [gate], meera)).toMatchObject({ conflicts: [], kept: [] })
  expect(read(gate)).toBe(theirs)
})

test('a picture that was only tried is saved with nothing, and stays to be taken back', async () => {
  const { editing, git, saveAll } = await typed()
  upload(editing, 'moss')
  await saveAll()
  expect(git('show', '--name-only', '--format=')).not.toContain('moss.jpg')
  expect(editing.uploads()).toEqual(['shell/pictures/moss.jpg'])
})

test('a photograph is saved with what names it, also when the drafts from before cannot be read', async () => {
  const { editing, git, write, session } = await typed()
  upload(editing, 'moss')
  write('.cache/edit/local/drafts.json', '{"files":')
  const next = session()
  await put(next, fresh, { title: 'Moss', picture: 'moss' })
  expect((await save(next, [fresh], meera)).message).toBe('Moss: new')
  expect(git('show', '--name-only', '--format=')).toContain('shell/pictures/moss.jpg')
})

test('what is right is saved, whatever else is unfinished or in conflict', async () => {
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

test('a photograph whose name somebody else has saved keeps its own entry, and nothing else', async () => {
  const { editing, git, read, write } = await typed()
  await put(editing, fresh, { title: 'Moss', picture: 'moss' })
  upload(editing, 'moss')
  write('shell/pictures/moss.jpg', 'theirs')
  const { message, kept, notice } = await save(editing, [gate, fresh], meera)
  expect([message, kept, notice]).toEqual(['Gate: close', [fresh], expect.stringContaining('named moss')])
  expect(git('show', '--name-only', '--format=')).toBe(gate)
  expect(read('shell/pictures/moss.jpg')).toBe('theirs')
})

test('a file that others have broken is said by name, and keeps nothing else', async () => {
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

test('words in a field that the file has no longer are a conflict, which shows them', async () => {
  const { editing, write } = await typed()
  const old = { ...gateData, latch: 'Old' }
  write(gate, `${gateText}latch: Old\n`)
  editing.discard([gate])
  await put(editing, gate, { ...old, latch: 'Mine' })
  write(gate, gateText)
  expect((await save(editing, [gate], meera)).conflicts).toMatchObject([{ base: { latch: 'Old' } }])
})

test('an entry that is removed, and one like it that is begun, are saved together', async () => {
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

test('a removal is saved, and put back by a refused commit', async () => {
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
