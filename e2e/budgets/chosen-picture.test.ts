import { expect, test } from 'vitest'
import { chosenPicture, shownWidth } from './chosen-picture'

const picture = (loading: string, name: string) =>
  `<source type="image/avif" srcSet="/${name}-480.avif 480w, /${name}-960.avif 960w" sizes="(width &gt;= 48rem) 31rem, 100vw"/><source type="image/webp" srcSet="/${name}-480.webp 480w"/><img src="/${name}.jpg" loading="${loading}"/>`

test('a phone fetches the smallest file that fills its device pixels, or the largest one', () => {
  const html = `<main>${picture('lazy', 'later')}${picture('eager', 'first')}</main>`
  expect(chosenPicture(html, { width: 390, density: 1 })).toEqual(['/first-480.avif'])
  expect(chosenPicture(html, { width: 390, density: 2 })).toEqual(['/first-960.avif'])
  expect(chosenPicture(html, { width: 390, density: 3 })).toEqual(['/first-960.avif'])
})

test('a page that opens with text has no first picture', () => {
  expect(chosenPicture(`<main>${picture('lazy', 'later')}</main>`, { width: 390, density: 3 })).toEqual([])
})

test('sizes apply from their screen width on', () => {
  const sizes = '(width >= 68rem) 25rem, (width >= 40rem) 45vw, 7rem'
  expect(shownWidth(sizes, 390)).toBe(112)
  expect(shownWidth(sizes, 800)).toBe(360)
  expect(shownWidth(sizes, 1440)).toBe(400)
})
