import { expect, test } from 'vitest'
import { commitSubject } from '../server/commit-subject'
import { changesBetween, describeChange } from './changes'

const yoga = {
  title: 'Yoga',
  summary: 'From dawn',
  faculty: [
    { name: 'Dr A', designation: 'Professor' },
    { name: 'Dr B', designation: 'Lecturer' },
  ],
}
const path = 'mfe-departments/content/ug/yoga.yaml'
const subject = (after: unknown) => commitSubject([{ path, before: yoga, after }])

test.each([
  ['one text', { ...yoga, summary: 'From dusk' }, 'Yoga: summary'],
  [
    'a text of somebody',
    { ...yoga, faculty: [yoga.faculty[0], { name: 'Dr B', designation: 'Reader' }] },
    'Yoga: designation of Dr B',
  ],
  [
    'somebody new',
    { ...yoga, faculty: [...yoga.faculty, { name: 'Dr C' }] },
    'Yoga: one more in faculty: Dr C',
  ],
  ['somebody less', { ...yoga, faculty: [yoga.faculty[1]] }, 'Yoga: one less in faculty: Dr A'],
  ['another order', { ...yoga, faculty: yoga.faculty.toReversed() }, 'Yoga: order of faculty'],
  [
    'several',
    {
      ...yoga,
      summary: 'x',
      faculty: [
        { name: 'Dr A', designation: 'x' },
        { name: 'Dr B', designation: 'y' },
      ],
    },
    'Yoga: summary, 2 changes in faculty',
  ],
  ['a removal', null, 'Yoga: removed'],
])('a commit says what changed: %s', (_, after, expected) => expect(subject(after)).toBe(expected))

test('a commit of many files stays one line', () => {
  const files = Array.from({ length: 6 }, (_, index) => ({
    path: `mfe-media/content/${index}.yaml`,
    before: { title: `A title of some length, number ${index}` },
    after: { title: `Another title of some length, number ${index}` },
  }))
  expect(commitSubject(files).length).toBeLessThanOrEqual(72)
})

test('what changes is told before and after', () => {
  const [change] = changesBetween(yoga, { ...yoga, summary: undefined })
  expect(change).toEqual({ path: ['summary'], before: 'From dawn', after: undefined })
  expect(change && describeChange(change, yoga)).toBe('summary')
})
