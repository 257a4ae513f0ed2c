import { expect, test } from 'vitest'
import { firstPictureHint } from './first-picture'

const source = (type: string, name: string) =>
  `<source type="image/${type}" srcSet="/${name}-480.${type} 480w, /${name}.${type} 1200w" sizes="(width &gt;= 48rem) 31rem, 100vw"/>`
const other = `<picture>${source('avif', 'other')}<img src="/other.jpg" loading="lazy"/></picture>`
const first = `<picture class="a">${source('avif', 'first')}${source('webp', 'first')}<img src="/first.jpg" fetchPriority="high"/></picture>`

test('the picture marked as first is named in the format that browsers take first', () => {
  expect(firstPictureHint(`<main>${other}${first}${other}</main>`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/first-480.avif 480w, /first.avif 1200w" imagesizes="(width &gt;= 48rem) 31rem, 100vw" fetchpriority="high">',
  )
})

test('a page without such a picture names none, nor does one whose picture has a single file', () => {
  expect(firstPictureHint(`<main>${other}</main>`)).toBe('')
  expect(firstPictureHint(`${other}<picture><img src="/first.jpg" fetchPriority="high"/></picture>`)).toBe('')
})
