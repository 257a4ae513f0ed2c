import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** Sets lines of text as outlines, so that a picture with words in it is the same on a machine without fonts. */
export type Lettering = {
  /** The path data of a line that begins at x and stands on y, in px. */
  path: (text: string, at: { x: number; y: number; size: number }) => string
  /** How wide a line is, in px. */
  width: (text: string, size: number) => number
}

/**
 * Reads a self-hosted variable font.
 *
 * @param file the font's file below its package, e.g. `@fontsource-variable/figtree/files/….woff2`
 * @param weight the weight to draw in, e.g. 500
 */
export async function letteringOf(file: string, weight: number): Promise<Lettering> {
  const woff2 = readFileSync(createRequire(import.meta.url).resolve(file))
  const face = new Face(new Blob(await decompress(woff2)))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])

  const glyphsOf = (text: string) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions()
  }
  const known = new Set(face.collectUnicodes())
  const drawable = (text: string) =>
    [...text.normalize()]
      .map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : plain(sign)))
      .filter((sign) => known.has(sign.codePointAt(0) ?? 0))
      .join('')

  return {
    width: (text, size) =>
      (glyphsOf(drawable(text)).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * size) / face.upem,
    path(text, { x, y, size }) {
      const scale = size / face.upem
      let pen = 0
      return glyphsOf(drawable(text))
        .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
          const [dx, dy] = [x + (pen + xOffset) * scale, y - yOffset * scale]
          pen += xAdvance
          return moved(font.glyphToPath(codepoint), dx, dy, scale)
        })
        .join('')
    },
  }
}

/** A letter without its accent, for one that the Latin subset of the font lacks. */
const plain = (sign: string) => sign.normalize('NFD').slice(0, 1)

/** Path data in font units, upside down, to px on a page. */
const moved = (path: string, dx: number, dy: number, scale: number) =>
  path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) =>
      `${(dx + Number(x) * scale).toFixed(1)},${(dy - Number(y) * scale).toFixed(1)}`,
  )

/** Breaks a text into lines no wider than a limit in px; a single long word may stand out. */
export function linesOf(lettering: Lettering, text: string, size: number, limit: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && lettering.width(longer, size) <= limit) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
