import type { Illustration } from '@college/shared/ui/picture/picture'
import { expect, test } from 'vitest'
import { inOrder } from './in-order'
import { withoutPicture } from './occasions'

const image = (src: string): Illustration => ({
  picture: { sources: {}, img: { src, w: 1500, h: 1000 }, placeholder: '' },
  alt: src,
})

test('files stand in the order that their editors gave them', () => {
  const files = { 'a.yaml': { order: 2 }, 'b.yaml': { order: 10 }, 'c.yaml': { order: 1 } }
  expect(inOrder(files).map(({ order }) => order)).toEqual([1, 2, 10])
})

test("the activity's own picture is not shown again below it, any other is", () => {
  const images = [image('/yoga.jpg'), image('/stadium.jpg')]
  expect(withoutPicture(images, image('/yoga.jpg'))).toEqual([image('/stadium.jpg')])
  expect(withoutPicture(undefined, image('/yoga.jpg'))).toEqual([])
})
