import type { SearchPage } from '@college/shared/contract/route-manifest'
import { expect, test } from 'vitest'
import { searchIn } from './engine'
import { excerptOf, marked } from './hit-text'

const page = (path: string, title: string, headings: string[], text: string): SearchPage => ({
  path,
  owner: 'about',
  title,
  description: '',
  headings,
  text,
})
const search = await searchIn(
  [
    page('/a', 'Garden', ['Paths'], 'The pond is behind the herbarium, under a neem tree.'),
    page('/b', 'Herbarium', ['Opening'], 'Books and a quiet hall; a café stands next door. Write an e-mail.'),
    page('/c', 'Campus', ['Herbarium and hall'], 'Buildings, Yogananda the gardener and M.Sc. Rao.'),
    page(
      '/d',
      'Greenhouse',
      ['Seed bank'],
      'Warm in winter, a nursery. D’Souza waters the melons for the hospital.',
    ),
  ],
  { opening: ['hours'], tree: ['big plants', 'plants', 'saplings'] },
)
const paths = (query: string) => search(query).map(({ page }) => page.path)

test('ranks a title before a heading, a heading before text', () => {
  expect(paths('herbarium')).toEqual(['/b', '/c', '/a'])
})

test('finds a word while it is being typed, and without its accents', () => {
  expect(paths('gard')).toEqual(['/a', '/c'])
  expect(paths('cafe')).toEqual(['/b'])
  expect(paths('ga')).toEqual([])
  // Not one `ho` more.
  expect(paths('hos')).toEqual(['/d'])
})

test.each([
  ['sapl', ['/a']],
  ['big pla', ['/a']],
  ['opening hou', ['/b']],
  ['seed ba', ['/d']],
])('what visitors type is understood while it is being typed: %s', (query, expected) => {
  expect(paths(query)).toEqual(expected)
})

test('two words that everybody uses are not a third that they look like together', async () => {
  const found = await searchIn(
    [
      page('/a', 'Gardens and so on', [], 'The pond.'),
      page('/b', 'News', [], 'Soon there will be more. The gate opens soon, very soon.'),
    ],
    {},
  )
  expect(found('Gardens and so on').map(({ page }) => page.path)).toEqual(['/a'])
  expect(found('so on')).toEqual([])
})

test('one or two letters of the next word change nothing', () => {
  expect(paths('pond s')).toEqual(['/a'])
  expect(paths('pond sk')).toEqual(['/a'])
  expect(paths('pond skating')).toEqual([])
  expect(paths('m s')).toEqual([])
})

test('what begins so in the pages comes before what visitors type, until most of that is typed', async () => {
  const synonyms = { trellis: ['climbing frame', 'pergola'] }
  const found = await searchIn(
    [page('/climbers', 'Climbers', [], 'Roses from Pergamon.'), page('/trellis', 'Trellis', [], '')],
    synonyms,
  )
  const first = (query: string) => found(query).map(({ page }) => page.path)
  expect(first('climb')).toEqual(['/climbers'])
  expect(first('per')).toEqual(['/climbers'])
  expect(first('perg')).toContain('/trellis')
})

test('a last word that no title has may still become one', async () => {
  expect(await among('die', page('/law', 'Law', [], 'If you die.'), page('/diet', 'Diet', [], ''))).toEqual([
    '/diet',
    '/law',
  ])
})

test('takes an existing word literally, not as a prefix or a misspelling', () => {
  expect(paths('garden')).toEqual(['/a'])
  expect(paths('hall gardener')).toEqual(['/c'])
})

test('singular and plural match each other', () => {
  expect(paths('building')).toEqual(['/c'])
  expect(paths('ponds')).toEqual(['/a'])
  expect(paths('nurseries')).toEqual(['/d'])
})

test.each(['theses', 'hypotheses', 'analyses', 'diagnoses'])('so do %s and its singular', async (plural) => {
  const singular = plural.replace(/es$/, 'is')
  const inPlural = await searchIn([page('/e', plural, [], '')], {})
  const inSingular = await searchIn([page('/e', singular, [], '')], {})
  expect(inPlural(singular)).toMatchObject([{ guessed: false }])
  expect(inSingular(plural)).toMatchObject([{ guessed: false }])
})

test('tolerates a wrong letter in a longer word, if the first letter is right', () => {
  expect(search('herbrium')).toMatchObject([
    { page: { path: '/b' }, guessed: true },
    { page: { path: '/c' }, guessed: true },
    { page: { path: '/a' }, guessed: true },
  ])
  expect(search('herbarium')[0]?.guessed).toBe(false)
  expect(paths('need')).toEqual([])
  expect(paths('pomd')).toEqual([])
  expect(paths('lelons')).toEqual([])
})

test('counts two swapped letters as one mistake', () => {
  expect(paths('hreb')).toEqual([])
  expect(paths('graden')).toEqual(['/a'])
  expect(paths('agrden')).toEqual([])
})

test('ways to write a word in Latin letters are one', () => {
  expect(paths('gaardhen')).toEqual(['/a'])
  expect(search('saapleengs')).toMatchObject([{ page: { path: '/a' }, guessed: true }])
})

test('understands several words of a synonym if each long one is almost right', () => {
  expect(search('openign hours')).toMatchObject([{ page: { path: '/b' }, guessed: true }])
  expect(paths('big rants')).toEqual([])
})

test('a word is understood with a wrong letter and a space', () => {
  expect(search('green hoose')).toMatchObject([{ page: { path: '/d' }, guessed: true }])
})

test('a name is understood if one half of it is right', () => {
  expect(search('Yogananda gardnener')).toMatchObject([{ page: { path: '/c' }, guessed: true }])
  expect(paths('gardnener')).toEqual([])
})

test('guesses only words that a page is about, and their synonyms', () => {
  expect(paths('melons')).toEqual(['/d'])
  expect(paths('mellons')).toEqual([])
  expect(search('sapligns')).toMatchObject([{ page: { path: '/a' }, guessed: true }])
})

test.each([
  ['e-mail', '/b'],
  ['email', '/b'],
  ['e mail', '/b'],
  ['green house', '/d'],
  ['green-house', '/d'],
  ['Green.House', '/d'],
  ['seedbank', '/d'],
  ['seed-bank', '/d'],
  ['msc', '/c'],
  ['m sc', '/c'],
  ['M.Sc.', '/c'],
  ["d'souza", '/d'],
  ['d souza', '/d'],
  ['dsouza', '/d'],
  ['bigplants', '/a'],
])('with or without a space, hyphen or dot: %s', (query, path) => expect(paths(query)).toEqual([path]))

test('does not join two words that are adjacent on no page', () => {
  expect(paths('warmpond')).toEqual([])
})

test('a page must match most of the query, or be about what it matches', () => {
  expect(paths('quiet hall')).toEqual(['/b'])
  expect(paths('campus skating')).toEqual(['/c'])
  expect(paths('pond skating')).toEqual([])
})

test('ignores stop words', () => {
  expect(paths('where is the pond')).toEqual(['/a'])
  expect(paths('of the')).toEqual([])
})

test('searches for synonyms of the visitor’s words, too', () => {
  expect(paths('herbarium hours')[0]).toBe('/b')
  expect(paths('Big plants')).toEqual(['/a'])
  expect(paths('plantings')).toEqual([])
})

const others = Array.from({ length: 20 }, (_, at) => page(`/${at}`, `Walk ${at}`, [], 'A walk for one hour.'))
const among = async (query: string, ...few: SearchPage[]) =>
  (await searchIn([...others, ...few], {}))(query).map(({ page }) => page.path)

test('ranks a page with a matching title before one that only mentions the whole query', async () => {
  const title = page('/moss', 'Moss', [], 'Soft and green.')
  const text = page('/walls', 'Walls', ['Stones'], 'Old walls have moss and lizards.')
  expect(await among('moss lizards', text, title)).toEqual(['/moss', '/walls'])
  const often = page('/stones', 'Stones', ['Moss on stones'], 'Moss, moss and moss.')
  expect((await among('moss', often, title))[0]).toBe('/moss')
})

test('a title with a word of nearly all pages comes after a text with the word that tells', async () => {
  const title = page('/first', 'One', [], 'The first of all.')
  const text = page('/insects', 'Hives', [], `Bees. ${'And so on for years. '.repeat(20)}`)
  expect((await among('bees one', title, text))[0]).toBe('/insects')
})

test('rare words weigh more than common ones', async () => {
  expect(await among('a walk with bees', page('/bees', 'Hives', [], 'Bees, which walk as well.'))).toEqual([
    '/bees',
  ])
})

test('where no page has more than a stray word of a question, none is found', () => {
  expect(paths('swim in the pond under a neem')).toEqual([])
  expect(paths('pond under a neem')).toEqual(['/a'])
  expect(paths('pond')).toEqual(['/a'])
})

test('the page of a noted saying stays among those of the other words, and comes before them', async () => {
  const found = await searchIn(
    [
      page('/a', 'Nursery', ['Melons and winter'], 'Melons for winter.'),
      page('/b', 'Visits', ['When we open'], 'Every day.'),
    ],
    { open: ['hours'] },
  )
  expect(found('winter melons, hours').map(({ page }) => page.path)).toContain('/b')
})

test.each(['big and plants', 'plants that are big'])(
  'words between those of a noted saying, and their order, make little difference: %s',
  async (query) => {
    const found = await searchIn([page('/a', 'Trees', ['Tree'], 'Neem.'), page('/b', 'Herbs', [], 'Mint.')], {
      tree: ['big plants'],
    })
    expect(found(query).map(({ page }) => page.path)).toEqual(['/a'])
  },
)

test('a short number beside words asks for nothing, unless it is in a noted saying', async () => {
  const found = await searchIn(
    [
      page('/a', 'Entry', ['Class 12'], 'Those who have passed.'),
      page('/b', 'Lanterns', ['Our 2 lanterns'], 'And 10 more.'),
    ],
    { 'class 12': ['10 2'] },
  )
  expect(found('how 2 get entry').map(({ page }) => page.path)).toEqual(['/a'])
  expect(found('10+2 entry').map(({ page }) => page.path)).toEqual(['/a'])
  expect(found('2').map(({ page }) => page.path)).toEqual(['/b'])
})

test('an excerpt shows the passage with the words together, and marks them as written', () => {
  const [hit] = search('cafe')
  const text = `${'Long ago there was nothing here. '.repeat(10)}${hit?.page.text} ${'And so on. '.repeat(20)}`
  const words = hit?.words ?? new Set<string>()
  const excerpt = excerptOf(text, words)
  expect(excerpt.length).toBeLessThan(180)
  expect(excerpt).toMatch(/^… .*a café stands.* …$/)
  expect(marked('A café.', words)).toEqual([
    { text: 'A ', hit: false },
    { text: 'café', hit: true },
    { text: '.', hit: false },
  ])
  expect(marked('By e-mail', new Set(['email']))).toEqual([
    { text: 'By ', hit: false },
    { text: 'e-mail', hit: true },
  ])
})
