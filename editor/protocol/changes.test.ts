import { expect, test } from 'vitest'
import { commitSubject } from '../server/commit-message'
import { changesBetween, describeChange } from './changes'

const bees = {
  title: 'Beekeeping',
  summary: 'From dawn',
  faculty: [
    { name: 'Dr A', designation: 'Keeper' },
    { name: 'Dr B', designation: 'Gatherer' },
  ],
}
const path = 'mfe-departments/content/ug/bees.yaml'
const subject = (after: unknown) => commitSubject([{ path, before: bees, after }])

test.each([
  ['one text', { ...bees, summary: 'From dusk' }, 'Beekeeping: summary'],
  [
    'a text of somebody',
    { ...bees, faculty: [bees.faculty[0], { name: 'Dr B', designation: 'Reader' }] },
    'Beekeeping: designation of Dr B',
  ],
  [
    'somebody new',
    { ...bees, faculty: [...bees.faculty, { name: 'Dr C' }] },
    'Beekeeping: one more in faculty: Dr C',
  ],
  ['somebody less', { ...bees, faculty: [bees.faculty[1]] }, 'Beekeeping: one less in faculty: Dr A'],
  ['another order', { ...bees, faculty: bees.faculty.toReversed() }, 'Beekeeping: order of faculty'],
  [
    'somebody in place of another',
    { ...bees, faculty: [bees.faculty[1], { name: 'Dr C' }] },
    'Beekeeping: 2 changes in faculty',
  ],
  [
    'several',
    {
      ...bees,
      summary: 'x',
      faculty: [
        { name: 'Dr A', designation: 'x' },
        { name: 'Dr B', designation: 'y' },
      ],
    },
    'Beekeeping: summary, 2 changes in faculty',
  ],
  ['a removal', null, 'Beekeeping: removed'],
])('a commit says what changed: %s', (_, after, expected) => expect(subject(after)).toBe(expected))

test('a commit of many files stays one line', () => {
  const files = Array.from({ length: 6 }, (_, index) => ({
    path: `mfe-media/content/${index}.yaml`,
    before: { title: `A title of some length, number ${index}` },
    after: { title: `Another title of some length, number ${index}` },
  }))
  expect(commitSubject(files).length).toBeLessThanOrEqual(72)
})

test('items that have moved are not taken for others', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => ({ name, designation: `of ${name}` }))
  expect(changesBetween([a, b, c], [b, c, d])).toEqual([
    { path: [0], before: a, after: undefined },
    { path: [2], before: undefined, after: d },
  ])
})

test('changes have their values before and after', () => {
  const [change] = changesBetween(bees, { ...bees, summary: undefined })
  expect(change).toEqual({ path: ['summary'], before: 'From dawn', after: undefined })
  expect(change && describeChange(change, bees)).toBe('summary')
})
