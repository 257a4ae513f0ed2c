import { readFileSync } from 'node:fs'
import source from '@svg-maps/india'
import sharp from 'sharp'
import { fine, fit, writer } from '../plants/engine/fit.mjs'
import { area, gap, points } from '../plants/engine/geometry.mjs'
import { inks } from '../plants/engine/plate.mjs'

/** Shared with the pages, which place dots by it; found by least squares from seventeen centres and three capes. */
const map = JSON.parse(
  readFileSync(new URL('../../mfe-academics/src/pages/internship/india.json', import.meta.url), 'utf8'),
)
const size = [map.width, map.height]
/** Around the 612 × 696 units of the source, for the lines of water. */
const margin = [(map.width - 612) / 2, (map.height - 696) / 2]
const project = ([longitude, latitude]) => [
  map.left + map.perDegree * longitude,
  map.top - map.perRadian * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
]
/** Pixels a unit. */
const sharpness = 2

/** The contours of some states together, seen as one shape that is wider by `grown`. */
const contours = async (locations, grown) => {
  const [w, h] = size.map((length) => length * sharpness)
  const paths = locations.map(({ path }) => `<path d="${path}"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-margin[0]} ${-margin[1]} ${size.join(' ')}"><g stroke="#000" stroke-width="${2 * grown}" stroke-linejoin="round">${paths}</g></svg>`
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const full = (x, y) => x >= 0 && y >= 0 && x < w && y < h && data[y * w + x] > 127
  // Follows the cracks between full and empty pixels, the full ones on the right hand.
  const seen = new Set()
  const found = []
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (!full(x, y) || full(x, y - 1) || seen.has(y * w + x)) continue
      const line = []
      let [u, v, dx, dy] = [x, y, 1, 0]
      do {
        line.push([(u + dx / 2) / sharpness, (v + dy / 2) / sharpness])
        if (dx === 1) seen.add(v * w + u)
        u += dx
        v += dy
        const ahead = full(u + (dx - dy - 1) / 2, v + (dx + dy - 1) / 2)
        const left = full(u + (dx + dy - 1) / 2, v + (dy - dx - 1) / 2)
        if (left && ahead) [dx, dy] = [dy, -dx]
        else if (!ahead) [dx, dy] = [-dy, dx]
      } while (u !== x || v !== y || dx !== 1 || dy !== 0)
      if (area(line) > 0) found.push(line)
    }
  return found.sort((a, b) => area(b) - area(a))
}

/** The part of a closed line between the points that are nearest to two places. */
const between = (line, from, to) => {
  const nearest = (place) => {
    const at = project(place)
    return line.reduce((best, p, i) => (gap(p, at) < gap(line[best], at) ? i : best), 0)
  }
  const [i, j] = [nearest(from), nearest(to)]
  return i < j ? line.slice(i, j + 1) : [...line.slice(i), ...line.slice(0, j + 1)]
}

const path = (lines, off, closed = false) => {
  const pen = writer()
  for (const line of lines) {
    pen.move(line[0])
    pen.curves(fit(closed ? [...line, line[0]] : line, off))
    if (closed) pen.close(line[0])
  }
  return pen.d
}

/** India as it publishes its own outline, one state in a deeper tone, and lines of water along the coast. */
export const india = async (home) => {
  const ends = points('89.05 21.65, 68.3 23.7')
  const all = await contours(source.locations, 0.4)
  const land = all.filter((line) => area(line) > 3)
  const islets = all.filter((line) => area(line) <= 3)
  const [state] = await contours(
    source.locations.filter(({ id }) => id === home),
    0,
  )
  const water = await Promise.all([6, 12, 19].map((grown) => contours(source.locations, grown)))
  const coasts = water.map(([line]) => between(line, ...ends))
  const around = water[0]
    .filter((line) => line !== water[0][0] && area(line) < 9000)
    .map((line) => [...line, line[0]])
  const stroke = (d, weight) => `<path stroke-width="${weight * fine}" d="${d}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}"><title>India (svg-maps, CC BY 4.0)</title>${inks}` +
    `<g transform="scale(${1 / fine})" stroke-linejoin="round" stroke-linecap="round">` +
    `<path fill-opacity=".09" stroke="currentColor" stroke-width="${1.5 * fine}" d="${path(land, 1, true)}"/>` +
    `<path fill-opacity=".12" d="${path([state], 1.4, true)}"/><g fill="none" stroke="currentColor">` +
    stroke(
      path(
        islets.map(([p]) => [p, p]),
        1,
      ),
      1.5,
    ) +
    stroke(path([coasts[0], ...around], 1.2), 0.8) +
    stroke(path([coasts[1]], 1.4), 0.6) +
    stroke(path([coasts[2]], 1.4), 0.4) +
    '</g></g></svg>\n'
  )
}
