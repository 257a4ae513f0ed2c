import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedTexts } from './changed-texts'

const root = mkdtempSync(join(tmpdir(), 'preview-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

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
