import type { Illustration } from '@college/shared/ui/picture/picture'
import { expect, test } from 'vitest'
import { withoutPicture } from './occasions'

const image = (src: string): Illustration => ({
  picture: { sources: {}, img: { src, w: 1500, h: 1000 }, placeholder: '' },
  alt: src,
})

test("the activity's own picture is not repeated below it, others are shown", () => {
  const images = [image('/bees.jpg'), image('/meadow.jpg')]
  expect(withoutPicture(images, image('/bees.jpg'))).toEqual([image('/meadow.jpg')])
  expect(withoutPicture(undefined, image('/bees.jpg'))).toEqual([])
})
