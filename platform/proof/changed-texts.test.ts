import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { changedTexts } from './changed-texts'

const root = mkdtempSync(join(tmpdir(), 'preview-'))

type Page = { owner: string; main: string; around?: string }

/** A composed site of a few pages. */
function site(name: string, pages: Record<string, Page>) {
  const folder = join(root, name)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [path, { main, around = 'Menu' }] of Object.entries(pages))
    write(
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      `<!doctype html><body><header>${around}</header><main id="main">${main}</main><script>1</script></body>`,
    )
  write(
    'routes.json',
    JSON.stringify({
      pages: Object.fromEntries(Object.entries(pages).map(([path, { owner }]) => [path, [owner]])),
    }),
  )
  return folder
}

const home = { owner: 'garden', main: '<h1>Home</h1>' }
const beds = { owner: 'garden', main: '<h1>Beds</h1><p>Roses &amp; thyme</p><p>Twice</p><p>Twice</p>' }
const pond = { owner: 'water', main: '<p>Carp</p>' }
const live = site('live', {
  '/': home,
  '/beds': beds,
  '/old': { owner: 'garden', main: 'Gone' },
  '/pond': pond,
})
const preview = site('preview', {
  '/': { ...home, around: 'Another menu' },
  '/beds': {
    owner: 'garden',
    main: '<h1>Beds</h1><p>Roses &amp; sage</p><script>no text</script><p>Twice</p>',
  },
  '/new': { owner: 'garden', main: '<p>It&#x27;s new</p>' },
  '/pond': { owner: 'water', main: '<p>Pike</p>' },
})

test('lists each page of a section with removed, added or changed texts, and no other', () => {
  expect(changedTexts(live, preview, 'garden')).toEqual([
    { path: '/beds', before: ['Roses & thyme', 'Twice'], after: ['Roses & sage'] },
    { path: '/old', before: ['Gone'], after: [] },
    { path: '/new', before: [], after: ["It's new"] },
  ])
})

test('reports header and footer, which are on every page, once', () => {
  expect(changedTexts(live, preview, 'shell')).toEqual([
    { path: '/', before: ['Menu'], after: ['Another menu'] },
  ])
})

test('finds changed site facts on the pages of all packages', () => {
  expect(changedTexts(live, preview).map(({ path }) => path)).toEqual(['/beds', '/old', '/pond', '/new'])
})

test('reports nothing for the same site, or without a preview', () => {
  expect(changedTexts(live, live)).toEqual([])
  expect(changedTexts(live, join(root, 'none'), 'garden')).toEqual([])
})

test.each([
  ['a picture', '<img src="/assets/a-1.jpg" alt="A">', '<img src="/assets/a-2.jpg" alt="A">', 'file a-2.jpg'],
  ['words for a picture', '<img src="/a.jpg" alt="A">', '<img src="/a.jpg" alt="B &amp; C">', 'B & C'],
  ['where a link leads', '<a class="x" href="/a">A</a>', '<a class="x" href="/b">A</a>', 'link to /b'],
])('finds %s', (_, before, after, words) => {
  const [old, young] = [before, after].map((main, at) => site(`${at}`, { '/': { owner: 'garden', main } }))
  expect(changedTexts(old ?? '', young ?? '')).toMatchObject([{ path: '/', after: [words] }])
})

test('shows of a long text what changes in it', () => {
  const long = (word: string) => `${'Bees and wax. '.repeat(30)}At the end ${word}${', and so on'.repeat(30)}`
  const [old, young] = ['honey', 'a sting'].map((word) =>
    site(word, { '/': { owner: 'garden', main: `<p>${long(word)}</p><p>Also ${word}</p>` } }),
  )
  const [changed] = changedTexts(old ?? '', young ?? '')
  expect(changed?.before[0]).toMatch(/^….* At the end honey, and so on.*…$/)
  expect(changed?.after[0]).toMatch(/^….* At the end a sting, and so on.*…$/)
})

test('says how many more texts change, and lists every page', () => {
  const many = (word: string) => Array.from({ length: 15 }, (_, at) => `<p>${word} ${at}</p>`).join('')
  const pages = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`/${at}`, { owner: 'garden', main: many(word) }]),
    )
  const changed = changedTexts(site('old', pages('Old')), site('young', pages('New')))
  expect(changed).toHaveLength(60)
  expect(changed[0]?.after.slice(-2)).toEqual(['New 11', 'and 3 more'])
})

test('of a new card among many, its words come before the counters of the others', () => {
  const cards = (many: number) => Array.from({ length: many }, (_, at) => `<p>${at + 1} of ${many}</p>`)
  const [few, more] = [20, 21].map((many) =>
    site(`cards-${many}`, {
      '/': { owner: 'garden', main: cards(many).join('') + (many > 20 ? '<p>Mint</p>' : '') },
    }),
  )
  const [home] = changedTexts(few ?? '', more ?? '', 'garden')
  expect(home?.after[0]).toBe('Mint')
})
