import { expect, test } from 'vitest'
import { differences } from './versions'

const lists = (base: string, theirs: string, mine: string) =>
  differences({ beds: [...base] }, { beds: [...theirs] }, { beds: [...mine] }).map(
    ({ path, after, side, isBoth }) => [path.join('.'), [after].flat().join(''), side, isBoth ?? false],
  )

test.each([
  ['both have added', 'ab', 'abx', 'abd', 'abdx'],
  ['both have added several, in front, too', 'ab', 'abxy', 'nabd', 'nabdxy'],
  ['both have added the same', 'ab', 'abx', 'abxd', 'abxd'],
  ['one has moved, the other added', 'abc', 'cab', 'abcd', 'cdab'],
  ['one has added, the other removed', 'abc', 'abxc', 'ac', 'axc'],
  ['one has edited, the other added', 'abc', 'aBc', 'abcd', 'aBcd'],
  ['one has added behind what the other removed', 'abc', 'ac', 'abxc', 'axc'],
])('%s: merged without loss or question', (_, base, theirs, mine, both) => {
  expect(lists(base, theirs, mine)).toEqual([['beds', both, 'mine', true]])
})

test.each([
  ['one has moved, the other edited', 'abc', 'aBc', 'cab'],
  ['both have removed and added', 'abc', 'bcx', 'acd'],
  ['one has removed what the other edited', 'ab', 'Ab', 'b'],
])('%s: the user chooses a whole list', (_, base, theirs, mine) => {
  expect(lists(base, theirs, mine)).toEqual([['beds', mine, undefined, false]])
})

test('items edited in place are compared one by one, and one-sided changes are preselected', () => {
  expect(lists('abcd', 'aBCd', 'AbKd')).toEqual([
    ['beds.0', 'A', 'mine', false],
    ['beds.1', 'b', 'theirs', false],
    ['beds.2', 'K', undefined, false],
  ])
  expect(lists('abc', 'abc', 'cab')).toEqual([['beds', 'cab', 'mine', false]])
})
