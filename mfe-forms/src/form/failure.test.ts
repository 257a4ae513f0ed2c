import { expect, it } from 'vitest'
import { failureKindOf, failureOf, failures } from './failure'

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

it('keeps the reason short when the answer is a whole page', () =>
  expect(failureOf({ status: 502, text: '<p>'.repeat(1_000) }).reason).toHaveLength(500))

it.each([
  ['an unknown public key', failureOf({ status: 403, text: 'The Public Key is invalid.' }), 'key'],
  ['an unknown template', failureOf({ status: 400, text: 'The template ID not found.' }), 'key'],
  ['no public key at all', failureOf('The public key is required.'), 'key'],
  ['no service at all', failures.unconfigured, 'key'],
  ['a plan that is used up', failureOf({ status: 426, text: 'Upgrade Required' }), 'quota'],
  ['a quota in words', failureOf({ status: 400, text: 'The monthly quota is exceeded' }), 'quota'],
  ['a domain that may not send', failureOf({ status: 403, text: 'The origin is not allowed' }), 'domain'],
  [
    'a mailbox that was disconnected',
    failureOf({ status: 412, text: 'Gmail_API: Invalid grant' }),
    'mailbox',
  ],
  ['a broken network', failureOf(new TypeError('Failed to fetch')), 'silent'],
  ['no answer in time', failures.timedOut, 'silent'],
  ['a gateway without an answer', failureOf({ status: 504, text: '<html>' }), 'silent'],
  ['a service that breaks', failureOf({ status: 500, text: 'Oops' }), 'other'],
  ['a robot', failures.robot, undefined],
  ['a sender on the block list', failureOf({ status: 403, text: 'Forbidden' }), undefined],
  ['messages in a row', failureOf({ status: 429, text: 'Too Many Requests' }), undefined],
  ['a browser that a program drives', failureOf({ status: 451, text: 'Unavailable' }), undefined],
])('counts %s by its kind', (_, failure, kind) => expect(failureKindOf(failure)).toBe(kind))
