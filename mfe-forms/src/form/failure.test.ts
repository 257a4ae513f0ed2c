import { expect, it } from 'vitest'
import { failureOf } from './failure'

it.each([
  ['a status object of the service', { status: 500, text: 'Oops' }, { status: 500, reason: 'Oops' }],
  ['a block-list match', { status: 403, text: 'Forbidden' }, { status: 403, reason: 'Forbidden' }],
  ['a status without words', { status: 502, text: '' }, { status: 502, reason: 'no reason was given' }],
  [
    'a broken network',
    new TypeError('Failed to fetch'),
    { status: 0, reason: 'Network Error: Failed to fetch' },
  ],
  ['any other error', new RangeError('odd'), { status: undefined, reason: 'odd' }],
  [
    'a plain string',
    'The public key is required.',
    { status: undefined, reason: 'The public key is required.' },
  ],
  ['nothing at all', undefined, { status: undefined, reason: 'undefined' }],
  ['nonsense', { status: '500', text: 7 }, { status: undefined, reason: 'no reason was given' }],
])('understands %s', (_, thrown, failure) => expect(failureOf(thrown)).toEqual(failure))

it('keeps the reason short when a whole page comes as an answer', () =>
  expect(failureOf({ status: 502, text: '<p>'.repeat(1_000) }).reason).toHaveLength(500))
