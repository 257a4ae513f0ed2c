import { expect, test } from 'vitest'
import { addressOf, wrongInAddress } from './address'

test.each([
  ['Écologie Médecine', 'ecologie-medecine'],
  ['Ecology', 'ecology'],
  ['  Herbs & trees, 2026!  ', 'herbs-trees-2026'],
  ['Großes Fest: Æsir, Łódź', 'grosses-fest-aesir-lodz'],
  ['The gardener’s year', 'the-gardeners-year'],
  ['ﬁve', 'five'],
  ['ಪರಿಸರ', ''],
  ['Yoga ಯೋಗ', 'yoga'],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('the address of %s is %j', (title, expected) => expect(addressOf(title)).toBe(expected))

test.each(['', 'Ecology', 'a b', '-a', 'a-', 'a--b', 'é', '../x'])('%j is no address', (address) =>
  expect(wrongInAddress(address, [])).toContain('such as ecology-2'),
)

test('an address is taken once', () => {
  expect(wrongInAddress('ecology', ['ecology'])).toContain('already')
  expect(wrongInAddress('ecology', ['botany'])).toBe('')
})
