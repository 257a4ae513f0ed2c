import { mark } from '../../src/navbar/mark'
import type { DrawnFiles } from './drawn-files'
import { palette } from './palette'

/** The leaves and the sprout of the mark, in a square of 48. */
const leaves = [
  ...mark.leaves.map((leaf) => `<path d="${leaf}" fill="${palette.onLeaf}"/>`),
  `<path d="${mark.sprout}" fill="${palette.marigold}"/>`,
].join('')

/** The mark on its round ground, in a square of 48. */
export const wholeMark = `<path d="${mark.ground}" fill="${palette.leaf}"/>${leaves}`

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${content}</svg>`

/** The icon of a browser's tab. */
export const iconSvg = square(wholeMark)

/** An icon that the system cuts to a shape of its own: the ground fills it, and the leaves lie in the inner 80 %. */
const fullBleed = square(`<rect width="48" height="48" fill="${palette.leaf}"/>${leaves}`)

/** Paths of the icons for a home screen, in px of their side. */
export type Icons = { touch180: string; plain192: string; plain512: string; maskable512: string }

/** Names the icons for a home screen; they are drawn with the other pictures. */
export function iconsIn(drawn: DrawnFiles): Icons {
  const icon = (name: string, svg: string, size: number) =>
    drawn.path(`${name}-${size}`, 'png', [svg, size], async () => {
      const { default: sharp } = await import('sharp')
      return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toBuffer()
    })
  return {
    touch180: icon('touch', fullBleed, 180),
    plain192: icon('icon', iconSvg, 192),
    plain512: icon('icon', iconSvg, 512),
    maskable512: icon('maskable', fullBleed, 512),
  }
}
