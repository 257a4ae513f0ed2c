import type { Illustration } from '@college/shared/ui/picture/picture'
import { expect, test } from 'vitest'
import { withoutPicture } from './occasions'

const image = (src: string): Illustration => ({
  picture: { sources: {}, img: { src, w: 1500, h: 1000 }, placeholder: '' },
  alt: src,
})

test("the activity's own picture is not shown again below it, any other is", () => {
  const images = [image('/yoga.jpg'), image('/stadium.jpg')]
  expect(withoutPicture(images, image('/yoga.jpg'))).toEqual([image('/stadium.jpg')])
  expect(withoutPicture(undefined, image('/yoga.jpg'))).toEqual([])
})
