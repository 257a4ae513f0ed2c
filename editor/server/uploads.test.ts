import { expect, test } from 'vitest'
import { checkedLength } from './uploads'

test('a film is at most five minutes long, in whole seconds', () => {
  expect(['300', '7.6', '0.2'].map(checkedLength)).toEqual([300, 8, 1])
  expect(() => checkedLength('300.6')).toThrow('is 5:01 minutes long; expected at most 5:00 minutes')
  expect(() => checkedLength('86400')).toThrow('expected at most 5:00 minutes')
})

test.each([null, '', 'long', 'Infinity', 'NaN', '0', '-8'])('%j is no length of a film', (length) => {
  expect(() => checkedLength(length)).toThrow('How long the film is could not be read')
})
