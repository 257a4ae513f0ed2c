import { expect, test } from 'vitest'
import { callLink } from './call-link'

test('a number is rung without its blanks', () =>
  expect(callLink('+91 00000 00110')).toBe('tel:+910000000110'))
