import { expect, test } from 'vitest'
import { callLink } from './call-link'

test('a telephone link omits the number’s blanks', () =>
  expect(callLink('+00 11111 22222')).toBe('tel:+001111122222'))
