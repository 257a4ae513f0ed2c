/** A visitor's screen: its width in CSS pixels, and device pixels per CSS pixel. */
export type Screen = { width: number; density: number }

/**
 * The file that a browser with AVIF fetches for a page's first picture that is not lazy: one file, or none on
 * pages that open with text.
 */
export function chosenPicture(html: string, screen: Screen): string[] {
  const main = html.slice(html.indexOf('<main'))
  const eager = [...main.matchAll(/(<source[^>]*>)*<img[^>]*>/g)].find(
    ([found]) => !/loading="lazy"/.test(found),
  )
  if (!eager) return []
  const [found] = eager
  const source = /<source[^>]*type="image\/avif"[^>]*>/.exec(found)?.[0] ?? found
  const candidates = attribute(source, 'srcSet')
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width > 0)
    .sort((a, b) => a.width - b.width)
  const wanted = shownWidth(attribute(source, 'sizes').replaceAll('&gt;', '>'), screen.width) * screen.density
  const chosen = candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1)
  return [chosen?.url ?? attribute(found, 'src')]
}

/** The width in CSS pixels that `sizes` gives a picture on a screen; sizes are in `vw`, `rem` or `px`. */
export function shownWidth(sizes: string, screen: number): number {
  const pixels: Record<string, number> = { vw: screen / 100, rem: 16, px: 1 }
  const inPixels = (number: string, unit: string) => Number(number) * (pixels[unit] ?? 1)
  for (const entry of sizes.split(',')) {
    const [, from, fromUnit = '', length, unit = ''] =
      /^(?:\(width >= ([\d.]+)(rem|px)\) )?([\d.]+)(vw|rem|px)$/.exec(entry.trim()) ?? []
    if (length && !(from && screen < inPixels(from, fromUnit))) return inPixels(length, unit)
  }
  return screen
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
