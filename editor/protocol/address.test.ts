import { expect, test } from 'vitest'
import { addressOf, pageOf, pathOfEntry, wrongInAddress } from './address'

test.each([
  ['Écologie Médecine', 'ecologie-medecine'],
  ['Ecology', 'ecology'],
  ['  Herbs & trees, 2026!  ', 'herbs-trees-2026'],
  ['Großes Fest: Æsir, Łódź', 'grosses-fest-aesir-lodz'],
  ['The gardener’s year', 'the-gardeners-year'],
  ['ﬁve', 'five'],
  ['𝐁𝐞𝐞𝐬™', 'beestm'],
  ['ಪರಿಸರ', ''],
  ['Yoga ಯೋಗ', 'yoga'],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('the address of %s is %j', (title, expected) => expect(addressOf(title)).toBe(expected))

test.each(['', 'Ecology', 'a b', '-a', 'a-', 'a--b', 'é', '../x'])('%j is not an address', (address) =>
  expect(wrongInAddress('mfe-garden/beds/*.yaml', address, [])).toContain('such as ecology-2'),
)

test('an address is unique in its folder', () => {
  const others = ['mfe-garden/content/beds/moss.yaml', 'mfe-garden/content/trees/oak.yaml']
  expect(wrongInAddress('mfe-garden/beds/*.yaml', 'moss', others)).toContain('already')
  expect(wrongInAddress('mfe-garden/beds/*.yaml', 'oak', others)).toBe('')
  expect(wrongInAddress('mfe-garden/beds/*.yaml', 'fern', ['mfe-garden/content/beds/Fern.yaml'])).toContain(
    'already',
  )
})

test.each(['con', 'nul', 'com1'])('refuses the address %s, which Windows reserves', (name) => {
  expect(wrongInAddress('mfe-garden/beds/*.yaml', name, [])).toContain('Windows')
  expect(wrongInAddress('mfe-garden/beds/*.yaml', `${name}-2`, [])).toBe('')
})

test.each(['index', '404'])('refuses the address %s, which no page of an entry can have', (name) =>
  expect(wrongInAddress('mfe-garden/beds/*.yaml', name, [])).toContain('choose another'),
)

test('an entry’s page is at its section’s address, and other files have none', () => {
  const addresses = { 'mfe-garden/beds/*.yaml': '/garden/' }
  expect(pageOf(addresses, pathOfEntry('mfe-garden/beds/*.yaml', 'moss'))).toBe('/garden/moss')
  expect(pageOf(addresses, 'mfe-garden/content/trees/oak.yaml')).toBeUndefined()
  expect(pageOf(addresses, 'mfe-garden/content/beds.yaml')).toBeUndefined()
})
