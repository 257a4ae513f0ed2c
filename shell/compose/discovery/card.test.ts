import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawCard } from './card'
import { cardSize } from './card-recipe'
import { type Lettering, letteringOf, linesOf } from './lettering'

let serif: Lettering
beforeAll(async () => {
  serif = await letteringOf('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', 500)
})

test('letters of a title are set as close as the font wants them', () => {
  expect(serif.width('Yoga', 100)).toBeLessThan(serif.width('Y', 100) + serif.width('oga', 100))
})

test('a title breaks between words, and no line is wider than its place', () => {
  const lines = linesOf(serif, 'Department of Manipulative Therapies', 66, 500)
  expect(lines).toEqual(['Department of', 'Manipulative', 'Therapies'])
  for (const line of lines) expect(serif.width(line, 66)).toBeLessThanOrEqual(500)
})

test('a letter that the font lacks is shown without its accent, a sign of another script is left out', () => {
  const line = { x: 0, y: 100, size: 50 }
  expect(serif.path('Prākr̥ti ಪ್ರಕೃತಿ', line)).toBe(serif.path('Prakrti ', line))
})

test('any title gives a picture of the full size, the same at each drawing', async () => {
  const card = { college: 'College', host: 'college.example.org', title: 'Naturopathy'.repeat(20) }
  const picture = await drawCard(card, undefined)
  const { width, height } = await sharp(picture).metadata()
  expect({ width, height }).toEqual(cardSize)
  expect(await drawCard(card, undefined)).toEqual(picture)
})
