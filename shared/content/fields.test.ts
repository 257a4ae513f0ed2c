import { expect, test } from 'vitest'
import { siteConfig } from '../contract/site-config'
import { day, href, link, list, text } from './fields'

const telephone = () => siteConfig.shape.phones.shape.office

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
  ['signs that nobody sees', text(), '\u200b\u00ad\ufeff', false],
  ['signs without letters', text(), '…', true],
  ['a day that does not exist', day(), '2026-02-30', false],
  ['a leap day', day(), '2028-02-29', true],
  ['a path with a blank', href(), '/fern fronds', false],
  ['an address of nothing', href(), 'https://', false],
  ['an address of nobody', href(), 'https:///ferns', false],
  ['an address that no browser reads', href(), 'https://ferns:fern/', false],
  ['another site without its kind', href(), '//example.org', false],
  ['a place without a name', href(), '#', false],
  ['an address', href(), 'https://example.org/ferns?of=all#fronds', true],
  ['a telephone number', telephone(), '+91 00000 00110', true],
  ['a telephone number of blanks', telephone(), '+         ', false],
  ['a telephone number of one digit', telephone(), '+1 ', false],
  ['a telephone number with letters', telephone(), '+91 00000 O0110', false],
  ['a telephone number that is longer than any', telephone(), '+91 00000 00110 00000', false],
  ['a link without words', link(), { label: '', href: '/ferns' }, false],
])('%s', (_, schema, value, isAccepted) => {
  expect(schema.safeParse(value).success).toBe(isAccepted)
})

test('lines of a text become one: it is shown in titles, names and addresses of messages', () => {
  expect(text().parse(' Ferns\n  and\r\nmoss \u2028 grow ')).toBe('Ferns and moss grow')
})
