import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Drafts } from './drafts'
import { layGarden } from './testing/garden'
import { served } from './testing/served'

const bed = (name: string) => `shell/content/beds/${name}.yaml`

/** A garden with one saved bed, and an unsaved one with a photograph. */
async function begun() {
  const garden = layGarden()
  garden.write(bed('fern'), 'title: Fern\n')
  garden.git('add', '--all')
  garden.git('commit', '--quiet', '--message', 'Beds')
  const session = garden.session()
  const photograph = 'shell/pictures/moss.jpg'
  mkdirSync(join(session.uploaded, 'shell/pictures'), { recursive: true })
  writeFileSync(join(session.uploaded, photograph), 'moss')
  const send = await served({ session })
  const ask = async (name: string, body: unknown) => {
    const { text } = await send('POST', `/api/${name}`, body)
    const { answer, refusal } = JSON.parse(text)
    return { answer, refusal }
  }
  const data = { title: 'Moss', picture: 'moss' }
  await ask('begin', { path: bed('moss'), data })
  return {
    ...garden,
    session,
    data,
    photograph,
    ask,
    drafts: () => new Drafts(join(garden.folder, 'drafts.json')),
  }
}

test('an unsaved entry gets another address, and is saved there with its photograph', async () => {
  const { ask, drafts, data, git, root, photograph, session } = await begun()
  const shorter = { ...data, title: 'Mosses' }
  const { answer } = await ask('begin', { path: bed('mosses'), data: shorter, from: bed('moss') })
  expect(answer).toMatchObject({ path: bed('mosses'), saved: null, data: shorter, problems: [] })
  expect(drafts().paths()).toEqual([bed('mosses')])
  expect(session.uploads()).toEqual([photograph])
  const { revision, edition } = answer
  const later = { ...shorter, title: 'All mosses' }
  expect(
    (await ask('draft', { path: bed('mosses'), data: later, revision, edition })).refusal,
  ).toBeUndefined()
  expect((await ask('save', { paths: [bed('mosses')] })).answer).toMatchObject({ message: 'All mosses: new' })
  expect(git('show', '--name-only', '--format=').split('\n').sort()).toEqual([bed('mosses'), photograph])
  expect(existsSync(join(root, bed('moss')))).toBe(false)
})

test.each([
  ['no address', 'Mosses', 'moss', 'the letters a to z'],
  ['the address of another entry', 'fern', 'moss', 'an entry with the address fern already'],
  ['another entry’s, which is saved', 'ivy', 'fern', 'an entry that is saved'],
  ['one of an entry that is not there', 'ivy', 'oak', 'expected a new one'],
])('refuses %s, and the draft stays where it was', async (_, to, from, words) => {
  const { ask, drafts, data } = await begun()
  const { refusal } = await ask('begin', { path: bed(to), data: { ...data, title: 'x' }, from: bed(from) })
  expect(refusal).toContain(words)
  expect(drafts().paths()).toEqual([bed('moss')])
  expect(drafts().get(bed('moss'))?.data).toEqual(data)
})

test('a saved entry keeps its address', async () => {
  const { ask, drafts, data } = await begun()
  await ask('save', { paths: [bed('moss')] })
  const { refusal } = await ask('begin', { path: bed('ivy'), data, from: bed('moss') })
  expect(refusal).toContain('others know its address')
  expect(drafts().paths()).toEqual([])
})
