// Students' projects: shelves of reports bound in green, and one of them open.
import * as K from '../kit/index.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** reports(r, x, y, w, h): a shelf of reports in one green cloth, standing on y; gap: where one has been taken out. */
const reports = (r, x, y, w, h, gap) => {
  const set = K.inks()
  let [labels, bands] = ['', '']
  const greens = [P.leaf, P.leaf, shade(P.leaf, 0.14), tint(P.leaf, 0.1), mix(P.leaf, P.moss, 0.24)]
  for (let px = x; px < x + w - 14; ) {
    const wide = Math.min(r.range(17, 34), x + w - px)
    const out = gap && Math.abs(px - gap) < 26
    const tall = h * r.range(0.9, 0.97)
    if (!out) {
      set.add(r.pick(greens), K.box(px + 1, y - tall, wide - 2.5, tall))
      labels += K.box(px + wide * 0.22, y - tall * 0.8, wide * 0.5, tall * 0.26)
      bands += `M${K.n(px + 4)} ${K.n(y - tall * 0.14)}h${K.n(wide - 9)}M${K.n(px + 4)} ${K.n(y - tall * 0.92)}h${K.n(wide - 9)}`
    }
    px += wide
  }
  return set.out() + fill(labels, P.sand) + K.stroke(bands, P.gold, 3, 0.8)
}

/** A page of the open report at 0 0, its inner edge on the left (side 1) or the right (-1). */
const page = (side, tone, on) =>
  fill(K.placed('M0 -150C60 -182 200 -176 330 -150L372 116C220 92 70 96 0 128Z', { flip: side < 0 }), tone) +
  on

export const library = {
  'work-research': scene('wresearch', (r) => {
    const wood = mix(P.earth, P.clay, 0.22)
    const rows = [236, 458, 680]
    const table = mix(P.earth, P.gold, 0.36)
    const bars = [40, 66, 58, 96, 120].map((h, i) => K.box(70 + i * 48, 70 - h, 30, h)).join('')
    return [
      fill(K.box(0, 0, 1500, 1000), shade(wood, 0.55)),
      ...rows.flatMap((y, i) => [
        fill(K.box(0, y - 196, 1500, 196), shade(wood, 0.62)),
        ...[0, 1, 2, 3].map((k) => reports(r, 26 + k * 376, y, 346, 176, i === 1 && k === 2 ? 940 : 0)),
        fill(K.box(0, y - 196, 1500, 22), P.night, 0.3),
        fill(K.cutBox(r, -10, y, 1520, 28, 1), wood) + fill(K.box(0, y + 20, 1500, 9), shade(wood, 0.35)),
        ...[0, 1, 2, 3].map(
          (k) =>
            fill(K.cutBox(r, 168 + k * 376, y + 3, 62, 20, 1), P.card) +
            K.stroke(`M${180 + k * 376} ${y + 13}h36`, P.clay, 4),
        ),
      ]),
      ...[0, 376, 752, 1128, 1488].map(
        (x) => fill(K.box(x, 0, 24, 740), wood) + fill(K.box(x + 17, 0, 7, 740), shade(wood, 0.3)),
      ),
      // lamplight
      ...[420, 300, 190].map((k) =>
        fill(K.blob(r, 1210, 640, k * 1.2, k, { points: 18, amp: 0.03 }), P.gold, 0.13),
      ),
      // the reading ledge
      fill(K.cutBox(r, -10, 756, 1520, 260, 2), table) + fill(K.box(0, 756, 1500, 14), tint(table, 0.35)),
      K.dryBrush(r, -40, 786, 1500, 210, 80, shade(table, 0.22), { o: 0.5 }),
      fill(K.disc(1210, 900, 330, 90), P.gold, 0.2),
      // a lamp with a green shade
      fill(K.disc(1216, 806, 96, 14), P.night, 0.3),
      fill(K.disc(1210, 796, 78, 17), P.gold) +
        K.stroke('M1210 790V610', P.gold, 15) +
        fill(K.disc(1210, 690, 18), shade(P.gold, 0.2)),
      fill('M1064 640Q1084 540 1168 532H1252Q1336 540 1356 640Z', P.deep) +
        fill('M1252 532Q1336 540 1356 640H1290Q1284 570 1252 532Z', shade(P.deep, 0.3)),
      fill(K.box(1064, 634, 292, 11), P.straw) + K.stroke('M1210 532V512', P.gold, 12),
      // the report that has been taken out: a foot bath before bed, and whether it made a difference
      K.at(
        640,
        856,
        fill(K.placed('M-396 -140L396 -140L428 140L0 162L-428 140Z', { x: 8, y: 14 }), P.night, 0.32) +
          fill('M-392 -154L392 -154L420 132L0 150L-420 132Z', P.leaf) +
          page(
            -1,
            P.sand,
            K.stroke(
              'M-330 -128L-210 -136M-336 -104L-240 -111M-348 -40L-282 -46M-354 -16L-276 -24M-360 8L-284 0M-366 34L-300 26M-372 60L-288 50M-376 86L-300 76',
              P.moss,
              6,
            ) +
              // a basin, the foot in it
              fill(K.disc(-150, -16, 92, 22), shade(P.water, 0.2)) +
              fill('M-242 -16L-214 52Q-150 70 -86 52L-58 -16Q-150 18 -242 -16Z', P.clay) +
              fill(K.disc(-150, -16, 80, 15), tint(P.water, 0.35)) +
              [-182, -118]
                .map(
                  (x) =>
                    fill(K.ribbon(K.spots(`${x} -104, ${x + 3} -70, ${x} -20`), [21, 22, 13]), P.skins[1]) +
                    fill(K.cutBox(r, x - 28, -136, 56, 38, 1), P.leaf),
                )
                .join('') +
              K.steam(r, -92, -34, 70, 2, P.moss, { spread: 40, width: 4, o: 0.8 }),
          ) +
          page(
            1,
            P.card,
            K.stroke('M60 -122L190 -132M60 -98L150 -106', P.moss, 6) +
              K.stroke('M54 -66V72H326', P.ink, 4) +
              fill(bars, P.gold) +
              fill(K.box(214, -26, 30, 96), P.clay),
          ) +
          fill('M0 -150C-24 -164 -60 -170 -84 -170L-70 108Q-30 104 0 128Z', P.night, 0.1) +
          K.stroke('M0 -150V130', shade(P.sand, 0.4), 4),
      ),
      K.bookPile(r, 150, 850, 236, 4, [P.leaf, P.leaf]),
      K.stroke('M1010 930L1150 880', P.gold, 15) +
        fill(K.poly(K.spots('1010 930, 994 944, 1014 937')), P.ink),
    ]
  }),
}
