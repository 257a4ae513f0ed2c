/** n(v): number with one decimal, as short as it goes. */
export const n = (v) => String(Math.round(v * 10) / 10)
/** pt([x, y]): a point as path text. */
export const pt = ([x, y]) => `${n(x)} ${n(y)}`
/** spots('x y, x y'): a list of points, or of longer rows of numbers, written short. */
export const spots = (text) => text.split(',').map((row) => row.trim().split(/\s+/).map(Number))
/** poly(points): closed straight-edged path. */
export const poly = (points) => `M${points.map(pt).join('L')}Z`
/** soft(points): closed path rounded through the middles of the edges. */
export const soft = (points) => {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const last = points[points.length - 1]
  return `M${pt(mid(last, points[0]))}${points.map((p, i) => `Q${pt(p)} ${pt(mid(p, points[(i + 1) % points.length]))}`).join('')}Z`
}
/** curve(points): open path that passes through every point. */
export const curve = (points) => {
  const out = [`M${pt(points[0])}`]
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ]
    out.push(
      `C${pt([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${pt([c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6])} ${pt(c)}`,
    )
  }
  return out.join('')
}
/** disc(x, y, rx, ry): ellipse as a path (so that it can share one element with others). */
export const disc = (x, y, rx, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`
/** box(x, y, w, h): rectangle path. */
export const box = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
/** placed(d, place): moves a path of absolute M, L, C, Q, Z commands: scale, flip, turn (degrees), shift. */
export const placed = (d, { x = 0, y = 0, s = 1, sy = s, rot = 0, flip = false }) => {
  const [cos, sin] = [Math.cos((rot * Math.PI) / 180), Math.sin((rot * Math.PI) / 180)]
  return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a, b) => {
    const [u, v] = [Number(a) * s, Number(b) * sy]
    const turned = u * cos - v * sin
    return pt([x + (flip ? -turned : turned), y + u * sin + v * cos])
  })
}
/** fill(d, colour, opacity): filled path. */
export const fill = (d, colour, o) =>
  d ? `<path d="${d}" fill="${colour}"${o ? ` opacity="${o}"` : ''}/>` : ''
/** stroke(d, colour, width, opacity): line with round ends. */
export const stroke = (d, colour, w = 2, o) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"${o ? ` opacity="${o}"` : ''}/>`
/** at(x, y, body, {s, rot, flip}): shifts a ready drawing. */
export const at = (x, y, body, { s = 1, rot = 0, flip = false } = {}) =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''}${s !== 1 || flip ? ` scale(${flip ? -s : s} ${s})` : ''}">${body}</g>`
/** fade(body, opacity): a group seen through air. */
export const fade = (body, o) => `<g opacity="${o}">${body}</g>`
/** within(id, d, parts): parts seen through the opening d; id is the opening's name within its picture. */
export const within = (id, d, parts) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.flat(9).filter(Boolean).join('')}</g>`
/** inks(): collects many small shapes by colour into few elements; out() in order of first use. */
export const inks = () => {
  const by = new Map()
  return {
    add: (colour, d) => by.set(colour, (by.get(colour) ?? '') + d),
    out: () => [...by].map(([colour, d]) => fill(d, colour)).join(''),
  }
}
/** sheet(w, h, ground, parts, scale): the finished picture, see-through without a ground; `scale` times its own size where it fills half a window. */
export const sheet = (w, h, ground, parts, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w * scale}" height="${h * scale}">${ground ? `<rect width="${w}" height="${h}" fill="${ground}"/>` : ''}${parts.flat(9).filter(Boolean).join('')}</svg>\n`
