import { expect, it } from 'vitest'
import { applyLink, courseWord } from './apply-link'

it.each([
  ['Bee Keeping', 'bee-keeping'],
  ['bee-keeping', 'bee-keeping'],
  ['Moss & Fern', 'moss-and-fern'],
  ['  Moss, (old) ', 'moss-old'],
  ['ಯೋಗ ಚಿಕಿತ್ಸೆ', 'ಯೋಗ-ಚಿಕಿತ್ಸೆ'],
  ['&', 'and'],
  ['…', ''],
])('means %j by %j', (name, word) => expect(courseWord(name)).toBe(word))

it('writes a word that is safe in an address', () => {
  expect(applyLink('Moss & Fern')).toBe('/apply?course=moss-and-fern')
  expect(new URL(applyLink('ಯೋಗ'), 'https://a.example').searchParams.get('course')).toBe('ಯೋಗ')
})
