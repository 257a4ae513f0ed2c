import { expect, test } from 'vitest'
import { href, link, list, text } from './fields'

test.each([
  ['a text as long as it may be', text(10), 'x'.repeat(10), true],
  ['a text that is longer', text(10), 'x'.repeat(11), false],
  ['a text of blanks', text(), ' \u00a0 ', false],
  ['a token that is filled in', text(60, 'count'), 'All {count} of {college}', true],
  ['a token that nothing fills in', text(60), 'All {count}', false],
  ['a list of one', list(text()), ['Fern'], true],
  ['a list of nothing', list(text()), [], false],
  ['a path', href(), '/ferns#fronds', true],
  ['an address of another kind', href(), 'http://example.org', false],
  ['a link without words', link(), { label: '', href: '/ferns' }, false],
])('%s', (_, schema, value, isAccepted) => {
  expect(schema.safeParse(value).success).toBe(isAccepted)
})
