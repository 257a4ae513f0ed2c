// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, mount } from '../testing/mount'
import { illustration } from '../testing/samples'
import { Picture } from './picture'

test('a picture reserves its space before loading, and has a text alternative', async () => {
  const { place } = await mount(<Picture {...illustration} sizes="50vw" />)
  const image = find<HTMLImageElement>(place, 'img')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '640'])
  expect(image.alt).toBe('The pond at noon')
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(find(place, 'svg').getAttribute('color')).toBe('#dc8')
  expect(find(place, 'svg path').getAttribute('fill')).toBe('#7a4')
})

test('the best format is first, and each has the shown width', async () => {
  const { place } = await mount(<Picture {...illustration} sizes="50vw" />)
  const sources = [...place.querySelectorAll('source')]
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp'])
  expect(sources.every((source) => source.getAttribute('sizes') === 'auto, 50vw')).toBe(true)
})

test('the first picture of a page loads eagerly', async () => {
  const { place } = await mount(<Picture {...illustration} sizes="100vw" priority />)
  expect(find(place, 'img').getAttribute('loading')).toBe('eager')
  expect(find(place, 'img').getAttribute('fetchpriority')).toBe('high')
})
