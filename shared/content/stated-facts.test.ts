import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from './packages'
import { contradictionsIn } from './stated-facts'

const garden = (data: object) => ({ file: 'garden.yaml', data })
const hives = (data: object) => ({ file: 'hives.yaml', data })

test.each<[string, object, object]>([
  ['a figure in digits', { text: 'It keeps 1,609 seed packets.' }, { text: 'See the 1,690 seed packets.' }],
  ['a figure in words', { text: 'Twenty-two stone steps lead up.' }, { text: 'The 21 stone steps.' }],
  ['half a figure', { text: 'It takes 5½ years.' }, { text: 'It takes four and a half years.' }],
  [
    'a distance',
    { text: '7 km from the nearest pond.' },
    { text: 'It is 8 km to walk; 9 km from the nearest pond.' },
  ],
  [
    'a figure with its label',
    { items: [{ value: '3,415', unit: 'sq ft', label: 'Floor' }] },
    { text: '3,400 sq ft' },
  ],
  [
    'a large figure, whatever follows',
    { text: '4,165 ferns are in pots.' },
    { text: 'Its 4,156 ferns grow.' },
  ],
  [
    'a figure before its verb',
    { text: '618+ were planted in May.' },
    { text: 'Of the 681 planted, few died.' },
  ],
  ['a distance after a name', { text: 'The pond, 12 km.' }, { text: 'It is 21 km from the nearest pond.' }],
  ['a figure of a year', { text: 'In 1984 we held 43 fairs.' }, { text: 'There were 44 fairs in 1984.' }],
  ['the year of a beginning', { text: 'Founded in 1984.' }, { college: { founded: 1985 } }],
  ['a month', { text: 'The year begins in July.' }, { text: 'Our year starts as ever in August.' }],
  ['a day', { title: 'Bee Day 1984', date: '7 May 1984' }, { text: 'Come to Bee Day on 8 May.' }],
  ['hours in a list', { text: 'Bee hours from 9:00 AM to 8:30 PM' }, { text: 'Open 9:00 AM to 8:00 PM.' }],
  ['hours', { text: 'Open from 9:00 AM to 8:30 PM.' }, { text: 'It is open 9:00 AM to 8:00 PM.' }],
  [
    'a post',
    { people: [{ name: 'Dr Ivy Moss', designation: 'Keeper' }] },
    { guest: { name: 'Dr. Ivy Moss', designation: 'Visitor' } },
  ],
])('finds %s that differs on another page, with both sentences', (_, one, other) => {
  expect(contradictionsIn([garden(one), hives(other)])).toEqual([
    expect.stringMatching(/^garden\.yaml: “.+”, but hives\.yaml: “.+”$/),
  ])
  expect(contradictionsIn([garden(one), hives(one)])).toEqual([])
})

test('compares a page’s description with its content', () => {
  const page = { page: { description: 'Nine glass houses.' }, text: 'Our eight glass houses.' }
  expect(contradictionsIn([garden(page)])).toEqual([
    'garden.yaml, page: “Nine glass houses.”, but garden.yaml: “Our eight glass houses.”',
  ])
})

test('does not compare what a description says its page holds with other pages', () => {
  const holds = (description: string) => ({ page: { description } })
  const one = garden(holds('Two short films.'))
  expect(contradictionsIn([one, hives(holds('Nine short films.'))])).toEqual([])
  expect(contradictionsIn([one, hives({ heading: 'Nine short films' })])).toEqual([])
})

test('ignores words that a page uses for several things', () => {
  const several = { text: ['In all 83 bee fairs.', '43 bee fairs in May.'] }
  expect(contradictionsIn([garden(several), hives({ text: 'Two bee fairs a year.' })])).toEqual([])
  expect(contradictionsIn([garden({ text: 'Two gardeners.' }), hives({ text: 'Nine gardeners.' })])).toEqual(
    [],
  )
})

test('ignores how many came to each event', () => {
  const fair = (words: string) => ({ fairs: [{ date: '2 May 1984', highlights: [words] }] })
  const other = hives(fair('132 children, twenty of them in boots.'))
  expect(contradictionsIn([garden(fair('312 children weighed.')), other])).toEqual([])
})

test('no two pages of this site contradict each other', async () => {
  const { contradictions } = await checkContent(join(import.meta.dirname, '../..'))
  expect(contradictions).toEqual([])
})
