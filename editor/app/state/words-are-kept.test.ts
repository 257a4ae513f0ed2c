// @vitest-environment happy-dom
import { atNight } from '@college/platform/testing/at-night'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImitatedServer, type Way } from '../testing/imitated-server'
import { change, redo, undo } from './change'
import { useEditor } from './editor-store'
import { upload } from './requests'
import { saveAll } from './save'
import { begin, discard, receive, sendNow } from './send-drafts'

const { getState: get, setState: set } = useEditor
const clean = get()
const [bees, birds] = ['garden/bees.yaml', 'garden/birds.yaml']
let server: ImitatedServer

beforeEach(async () => {
  vi.useFakeTimers()
  sessionStorage.clear()
  await starts()
})

afterEach(() => vi.useRealTimers())

/** A new server, and a window just opened. */
async function starts() {
  server = new ImitatedServer()
  vi.stubGlobal('fetch', server.fetch)
  // Two texts, because the imitation identifies an edition by its text alone.
  server.saved.set(bees, JSON.stringify({ title: 'a', text: 'a' }))
  server.saved.set(birds, JSON.stringify({ text: 'a', title: 'a' }))
  // Settle what an earlier test left.
  await vi.advanceTimersByTimeAsync(1_000_000)
  set(clean, true)
  await opens()
}

async function opens() {
  begin()
  await passes(100)
}

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const textOf = (path: string, key = 'text') => String(Reflect.get(Object(get().files[path]?.data), key))
const type = (path: string, word: string, key = 'text') => change(path, [key], `${textOf(path, key)} ${word}`)

test('words typed right after Save stay, and are sent', async () => {
  type(bees, 'dawn')
  saveAll()
  await passes(30)
  type(bees, 'dusk')
  await passes(1000)
  expect(get().saving).toBe(false)
  expect(textOf(bees)).toBe('a dawn dusk')
  expect(server.saved.get(bees)).toContain('a dawn"')
  expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dawn dusk' })
  undo()
  expect(textOf(bees)).toBe('a dawn')
})

test('undo and redo go on after a save, and leave alone what somebody else has saved since', async () => {
  type(bees, 'dawn')
  type(birds, 'noon')
  saveAll()
  await passes(1000)
  undo()
  undo()
  redo()
  saveAll()
  await passes(1000)
  expect([server.saved.get(bees), server.saved.get(birds)]).toEqual([
    expect.stringContaining('"a dawn"'),
    expect.stringContaining('"text":"a"'),
  ])
  server.saved.set(bees, JSON.stringify({ title: 'a', text: 'theirs' }))
  server.drafts.delete(bees)
  receive(server.files(), true)
  undo()
  expect(textOf(bees)).toBe('theirs')
})

test('undo says that an entry was removed, once that is saved', async () => {
  type(birds, 'noon')
  change(bees, ['more'], 'more')
  change(bees, ['more'], undefined)
  change(bees, [], null)
  await passes(1000)
  server.saved.delete(bees)
  server.drafts.delete(bees)
  receive(server.files(), true)
  for (const _ of ['removed', 'emptied']) {
    set({ notice: undefined, current: birds })
    undo()
    expect([get().notice?.words, get().current]).toEqual([expect.stringContaining('removed'), birds])
  }
})

test('undo leaves another window’s words alone, even where they replaced one’s own', async () => {
  type(bees, 'dawn')
  await passes(1000)
  const elsewhere = async (data: object) => {
    const draft = server.drafts.get(bees)
    if (draft) server.drafts.set(bees, { ...draft, data })
    receive(server.files(), true)
  }
  await elsewhere({ title: 'theirs', text: 'a dawn' })
  undo()
  await passes(1000)
  expect(server.dataOf(bees)).toEqual({ title: 'theirs', text: 'a' })
  type(bees, 'dusk')
  await passes(1000)
  await elsewhere({ title: 'theirs', text: 'theirs' })
  undo()
  expect(get().files[bees]?.data).toEqual({ title: 'theirs', text: 'theirs' })
  expect(get().notice?.words).toContain('changed elsewhere')
})

test('words typed right after Discard stay, and are sent', async () => {
  type(bees, 'dawn')
  await passes(1000)
  discard(bees)
  type(bees, 'dusk')
  await passes(1000)
  expect(textOf(bees)).toBe('a dusk')
  expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dusk' })
})

test('words typed after Discard are neither sent before it nor discarded', async () => {
  type(bees, 'dawn')
  await passes(1000)
  server.saved.set(bees, JSON.stringify({ title: 'theirs', text: 'a' }))
  type(bees, 'noon')
  sendNow()
  await passes(10)
  sendNow()
  discard(bees)
  type(bees, 'dusk')
  await passes(1000)
  expect(textOf(bees)).toBe('a dusk')
  expect(get().conflicts).toMatchObject([{ path: bees, theirs: { title: 'theirs' } }])
})

test('the same words typed again after Discard are not discarded', async () => {
  type(bees, 'dawn')
  await passes(1000)
  server.isUp = false
  type(birds, 'noon')
  await passes(1000)
  server.isUp = true
  server.saved.set(bees, JSON.stringify({ title: 'theirs', text: 'a' }))
  discard(bees)
  type(bees, 'dawn')
  await passes(60_000)
  expect(textOf(bees)).toBe('a dawn')
  expect(get().conflicts).toMatchObject([{ path: bees, theirs: { title: 'theirs', text: 'a' } }])
})

test('words typed while a new entry arrives stay', async () => {
  server.saved.set('garden/new.yaml', '{"title":"new"}')
  const created = { files: [server.file('garden/new.yaml'), server.file(bees)] }
  type(bees, 'dawn')
  receive(created.files)
  await passes(1000)
  expect(get().files['garden/new.yaml']).toBeDefined()
  expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dawn' })
})

const failures: [Way, RegExp][] = [
  ['bad gateway', /cannot answer now \(502\)/],
  ['signed out', /sign in again/],
  ['another type', /an answer that this page does not know/],
  ['never arrives', /has not answered for \d+ seconds/],
  ['answer lost', /cannot be reached/],
]

test.each(failures)(
  '%s: it is reported, Save ends, and the words are sent once it is over',
  async (way, words) => {
    server.way = () => way
    type(bees, 'dawn')
    saveAll()
    await passes(200_000)
    expect(get()).toMatchObject({ saving: false, notice: { wrong: true } })
    expect(get().failing).toMatch(words)
    expect(get().notice?.words).toMatch(/^Nothing is saved yet\. /)
    server.way = () => 'well'
    await passes(60_000)
    expect(get()).toMatchObject({ failing: '', unsent: {} })
    expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dawn' })
  },
)

test('a file that the server refuses is reported, and does not block the others', async () => {
  server.refuses.add(bees)
  type(bees, 'dawn')
  await passes(1000)
  type(birds, 'dusk')
  await passes(40_000)
  expect(server.dataOf(birds)).toMatchObject({ text: 'a dusk' })
  expect(get().failing).toBe(`${bees} is not to be edited.`)
  saveAll()
  await passes(1000)
  expect(server.saved.get(birds)).toContain('a dusk')
  expect(get()).toMatchObject({ saving: false, notice: { wrong: true } })
  expect(get().notice?.words).toContain('not to be edited')
  server.refuses.clear()
  await passes(60_000)
  expect(get()).toMatchObject({ failing: '', unsent: {} })
  expect(server.dataOf(bees)).toMatchObject({ text: 'a dawn' })
})

test('a failed upload is reported too', async () => {
  server.way = () => 'bad gateway'
  await expect(Promise.all([upload('mfe-media', 'rose', new Blob(['x'])), passes(100)])).rejects.toThrow(
    '502',
  )
})

test('leaving asks for confirmation while words are not kept, and a reload restores them', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  type(bees, 'dawn')
  await passes(1000)
  expect(asks()).toBe(false)
  server.isUp = false
  type(bees, 'dusk')
  await passes(5000)
  expect(asks()).toBe(true)
  dispatchEvent(new Event('pagehide'))
  await passes(400_000)
  server.restart()
  set(clean, true)
  await opens()
  await passes(5000)
  expect(textOf(bees)).toBe('a dawn dusk')
  expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dawn dusk' })
})

test.each([
  ['nobody else has changed the file', () => {}],
  ['somebody else has changed it too', () => server.saved.set(bees, '{"title":"theirs","text":"a"}')],
])('the page shows something from the start after a reload with words not kept: %s', async (_, happens) => {
  server.isUp = false
  type(bees, 'dawn')
  await passes(1000)
  dispatchEvent(new Event('pagehide'))
  await passes(400_000)
  server.restart()
  happens()
  set(clean, true)
  await opens()
  expect(textOf(bees)).toBe('a dawn')
  expect(get().files[bees]?.shown).toMatchObject({ text: 'a' })
})

test.each([
  [
    'arrived after a failure',
    async () => {
      server.isUp = true
      await passes(60_000)
    },
  ],
  [
    'were discarded during one',
    async () => {
      discard(bees)
      await passes(100)
      server.isUp = true
    },
  ],
])('words that %s do not come back over later ones when a browser ends the page', async (_, happens) => {
  server.isUp = false
  type(bees, 'dawn')
  await passes(5000)
  await happens()
  server.saved.set(bees, JSON.stringify({ title: 'a', text: 'later' }))
  server.drafts.delete(bees)
  set(clean, true)
  await opens()
  expect([textOf(bees), get().conflicts]).toEqual(['later', []])
})

test('a reload while the editor opens still restores the words that were not kept', async () => {
  server.isUp = false
  type(bees, 'dawn')
  await passes(1000)
  dispatchEvent(new Event('pagehide'))
  set(clean, true)
  await opens()
  dispatchEvent(new Event('pagehide'))
  await passes(400_000)
  server.restart()
  set(clean, true)
  await opens()
  await passes(5000)
  expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dawn' })
})

test('words that were not kept are not sent by whoever signs in next, and wait for their person', async () => {
  server.isUp = false
  type(bees, 'dawn')
  await passes(1000)
  dispatchEvent(new Event('pagehide'))
  await passes(400_000)
  server.restart()
  for (const [name, words] of [
    ['Asha', 'a'],
    ['Meera', 'a dawn'],
  ] as const) {
    server.name = name
    set(clean, true)
    await opens()
    await passes(5000)
    expect([textOf(bees), server.dataOf(bees)]).toEqual([words, { title: 'a', text: words }])
    dispatchEvent(new Event('pagehide'))
  }
})

test('words typed without a pause are kept, too', async () => {
  for (let key = 0; key < 20; key++) {
    type(bees, `w${key}`)
    await passes(100)
  }
  expect(textOf(bees)).toMatch(/ w19$/)
  expect(String(Object(server.dataOf(bees)).text)).toContain('w8 ')
})

test('words typed while a slow server takes others count from when they were typed', async () => {
  server.pace = () => 1500
  type(bees, 'dawn')
  await passes(300)
  type(bees, 'dusk')
  const typed = Date.now()
  await passes(1700)
  expect(String(Object(server.dataOf(bees)).text)).toBe('a dawn')
  expect(get().unsent[bees]?.since).toBe(typed)
  await passes(3000)
  expect(get().unsent).toEqual({})
})

test('words that are sent again and again are noted once', async () => {
  server.way = () => 'bad gateway'
  type(bees, 'dawn')
  await passes(200_000)
  expect(get().unsent[bees]?.known).toEqual([
    { title: 'a', text: 'a' },
    { title: 'a', text: 'a dawn' },
  ])
})

test('a window suspended right after a key has sent the words before it', async () => {
  type(bees, 'dawn')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await passes(50)
  expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dawn' })
})

test('leaving the page, returning and typing on causes no conflict with oneself', async () => {
  type(bees, 'dawn')
  dispatchEvent(new Event('pagehide'))
  await passes(50)
  type(bees, 'dusk')
  await passes(5000)
  expect(get()).toMatchObject({ conflicts: [], unsent: {} })
  expect(server.dataOf(bees)).toEqual({ title: 'a', text: 'a dawn dusk' })
})

test('leaving asks for confirmation at once if the words cannot be sent: server down, or too much text', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  type(bees, 'x'.repeat(30_000))
  expect(asks()).toBe(false)
  type(birds, 'ಕ'.repeat(15_000))
  expect(asks()).toBe(true)
  await passes(1000)
  expect(asks()).toBe(false)
  server.isUp = false
  type(bees, 'dawn')
  await passes(1000)
  expect(get().failing).not.toBe('')
  expect(asks()).toBe(true)
})

test('words typed meanwhile do not overwrite someone else’s version', async () => {
  server.saved.set(bees, JSON.stringify({ title: 'theirs', text: 'a' }))
  server.handedOut.clear()
  type(bees, 'dawn')
  await passes(5000)
  expect(get().conflicts).toMatchObject([{ path: bees, theirs: { title: 'theirs', text: 'a' } }])
  expect(textOf(bees)).toBe('a dawn')
  expect(server.drafts.size).toBe(0)
})

const ways: Way[] = [
  'late',
  'too late',
  'never arrives',
  'answer lost',
  'twice',
  'signed out',
  'bad gateway',
  'another type',
]
const tries = atNight ? 10_000 : 300
const seed = Number(process.env.WORDS_SEED ?? Math.floor(Math.random() * 1e9))

test(`no word is lost, whatever happens to requests: ${tries} tries (WORDS_SEED=${seed})`, {
  timeout: atNight ? 1_800_000 : 60_000,
}, async () => {
  for (let number = 0; number < tries; number++) {
    const said = await oneTry(randomFrom((seed + number) % 1e9))
    if (said.wrong)
      throw new Error(`WORDS_SEED=${seed}, try ${number}: ${said.wrong}\n${said.steps.join('\n')}`)
  }
})

async function oneTry(random: () => number) {
  await starts()
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const trouble = random() * 0.6
  server.way = () => (random() < trouble ? pick(ways) : 'well')
  server.pace = () => random() * 400
  const steps: string[] = []
  /** Words by file that must exist somewhere at the end. */
  const owed = new Map<string, string[]>()
  const others = new Map<string, string>()
  for (let step = 0; step < 30; step++) {
    const path = pick([bees, birds])
    const chance = random()
    if (chance < 0.6) {
      const [word, key] = [`w${step}`, pick(['title', 'text'])]
      steps.push(`type ${word} into ${key} of ${path}`)
      type(path, word, key)
      owed.set(path, [...(owed.get(path) ?? []), word])
    } else if (chance < 0.8) {
      steps.push('save')
      saveAll()
    } else if (chance < 0.84) {
      steps.push(`discard ${path}`)
      discard(path)
      owed.set(path, [])
    } else if (chance < 0.86) {
      steps.push(`somebody else saves ${path}`)
      server.saved.set(
        path,
        JSON.stringify({ ...JSON.parse(server.saved.get(path) ?? ''), other: `c${step}` }),
      )
      others.set(path, `c${step}`)
    } else if (chance < 0.88) {
      steps.push('the page is left and shown again')
      dispatchEvent(new Event('pagehide'))
    } else if (chance < 0.93) {
      steps.push('the server ends')
      server.isUp = false
    } else {
      steps.push('the server starts')
      server.restart()
    }
    const pause = random() < 0.2 ? random() * 60_000 : random() * 600
    steps.push(`${Math.round(pause)} ms`)
    await passes(pause)
  }
  server.restart()
  server.way = () => 'well'
  await passes(1_200_000)
  const { unsent, conflicts, failing, saving } = get()
  const isSaid = (path: string) => conflicts.some((conflict) => conflict.path === path) || unsent[path]?.held
  let wrong = ''
  for (const path of [bees, birds]) {
    const there = wordsOf(get().files[path]?.data)
    const atServer = wordsOf(server.dataOf(path))
    for (const word of owed.get(path) ?? []) {
      if (!there.includes(word)) wrong ||= `${word} is no longer in ${path}: ${there}`
      if (!atServer.includes(word) && !isSaid(path))
        wrong ||= `${word} of ${path} is not at the server: ${atServer}`
    }
    if (others.has(path) && JSON.parse(server.saved.get(path) ?? '').other !== others.get(path))
      wrong ||= `${others.get(path)} of somebody else is overwritten: ${server.saved.get(path)}`
  }
  if (failing || saving) wrong ||= `it has not ended: ${failing}`
  return { wrong, steps }
}

const wordsOf = (data: unknown) => Object.values(Object(data)).join(' ').split(' ')

/** Numbers from 0 to 1, repeatable for a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
