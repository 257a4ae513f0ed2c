import sharp from 'sharp'
import { mark } from '../../src/navbar/mark'
import { type Card, cardSize } from './card-recipe'
import { wholeMark } from './icons'
import { type Lettering, letteringOf, linesOf } from './lettering'
import { palette } from './palette'

const { width, height } = cardSize
const margin = 76
/** The widest that a line of the title may be, in px. */
const measure = 500
/** The right edge of the paper, where the illustration begins: the side of a leaf. */
const edge = `M0 0H700C604 170 596 450 676 ${height}H0Z`
const seam = `M700 0C604 170 596 450 676 ${height}`
const enlarged = 1.1
const panel = { left: 596, width: width - 596 }

/**
 * Draws the picture of a link preview as JPEG: the title on paper, and the page's illustration, or leaves of
 * the mark where a page has none.
 *
 * @param illustration file of the page's picture
 */
export async function drawCard(card: Card, illustration: string | undefined): Promise<Buffer> {
  fonts ??= loadFonts()
  const text = words(card, await fonts)
  const scene = illustration ? '' : foliage()
  const paper = `<path d="${edge}" fill="${palette.paper}"/>`
  const picture = illustration ? [await cropped(illustration)] : []
  return sharp({ create: { width, height, channels: 3, background: palette.paper } })
    .composite([...picture, { input: svg(scene + paper + text) }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

let fonts: ReturnType<typeof loadFonts> | undefined

async function loadFonts() {
  const file = (family: string) => `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const [serif, sans] = await Promise.all([
    letteringOf(file('fraunces'), 500),
    letteringOf(file('figtree'), 600),
  ])
  return { serif, sans }
}

/** The illustration as large as the panel, a little enlarged, so that a plate's frame falls outside. The paper covers its edge. */
async function cropped(illustration: string) {
  const [wide, high] = [Math.round(panel.width * enlarged), Math.round(height * enlarged)]
  const { data, info } = await sharp(illustration)
    .resize({ width: wide, height: high, fit: 'cover' })
    .extract({
      left: Math.round((wide - panel.width) / 2),
      top: Math.round((high - height) / 2),
      width: panel.width,
      height,
    })
    .flatten({ background: palette.paper })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { input: data, raw, left: panel.left, top: 0 }
}

/** The panel of a page without a picture: the leaves of the mark, grown large. */
function foliage(): string {
  const [left, right] = mark.leaves
  const leaf = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
  const grown =
    leaf(left, palette.leafLit) + leaf(right, palette.leafShaded) + leaf(mark.sprout, palette.marigold)
  return `<rect x="${panel.left}" width="${panel.width}" height="${height}" fill="${palette.leafStrong}"/><g transform="translate(584 -60) scale(14)">${grown}</g>`
}

function words(
  { title, college, host }: Card,
  { serif, sans }: { serif: Lettering; sans: Lettering },
): string {
  const { size, lines } = fitted(serif, title)
  const leading = size * 1.1
  const top = 342 - (lines.length * leading) / 2 + size * 0.78
  const titlePath = lines
    .map((line, index) => serif.path(line, { x: margin, y: top + index * leading, size }))
    .join('')
  const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`
  return [
    `<path d="${seam}" fill="none" stroke="${palette.marigold}" stroke-width="6"/>`,
    `<g transform="translate(${margin - 4} 60) scale(1.25)">${wholeMark}</g>`,
    fill(sans.path(college, { x: margin + 70, y: 99, size: 27 }), palette.ink),
    fill(titlePath, palette.ink),
    `<rect x="${margin}" y="530" width="56" height="4" fill="${palette.marigold}"/>`,
    fill(sans.path(host, { x: margin, y: 572, size: 22 }), palette.inkSoft),
  ].join('')
}

/** The largest size at which a title fits, and its lines. */
function fitted(lettering: Lettering, title: string) {
  const sizes = [74, 66, 58, 52, 46, 40]
  const set = sizes.map((size) => ({ size, lines: linesOf(lettering, title, size, measure) }))
  const fits = ({ size, lines }: { size: number; lines: string[] }) =>
    lines.length * size <= 240 && lines.every((line) => lettering.width(line, size) <= measure)
  return set.find(fits) ?? { size: 40, lines: linesOf(lettering, title, 40, measure).slice(0, 6) }
}

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)
