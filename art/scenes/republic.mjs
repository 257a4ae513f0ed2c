// Republic Day: the flag as it opens, and the forecourt from above, made ready.
import * as K from '../kit/index.mjs'
import { scene, times } from './pieces.mjs'
import { bunting, marigolds, petal, saffron, tricolour, tricolourRangoli } from './regalia.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const republic = {
  'republic-day-1': scene('flag', (r) => {
    const air = [0.1, 0.24, 0.38, 0.54].map((k) => tint(P.water, k))
    const clouds = K.spots('240 330 520 40, 1240 760 640 52, 380 660 460 34, 1330 170 380 30, 840 900 700 44')
    return [
      K.sky(r, 1500, [...air, mix(tint(P.water, 0.7), P.sand, 0.4), P.sand], 0, 1000),
      ...clouds.map((c) => K.cloud(r, ...c, P.card, 0.42)),
      K.birds(r, 250, 500, 6, P.ink, 17),
      ...K.spots('-60 700, -60 1090, 1560 1010').map((to) => bunting([552, 150], to)),
      fill(K.ribbon(K.spots('552 118, 560 540, 572 1010'), [9, 13, 19]), P.stone),
      fill(K.ribbon(K.spots('557 118, 567 540, 582 1010'), [4, 6, 9]), shade(P.stone, 0.3)),
      fill(K.disc(551, 110, 16), P.gold),
      ...tricolour(566, 214, 690, 146),
      ...times(80, () => {
        const fall = r.next()
        return petal(r, r.range(600, 1290) - fall * 170, 640 + fall * 300, 14 + fall * 20)
      }),
      ...times(22, () => petal(r, r.range(300, 1420), r.range(620, 960), r.range(36, 62))),
    ]
  }),
  'republic-day-2': scene('forecourt', (r) => {
    const ground = mix(P.clay, P.sand, 0.62)
    const gravel = () => [r.range(0, 1500), r.range(230, 1000)]
    const step = (y, tone) => fill(K.cutBox(r, -10, y - 90, 1520, 90, 1.5), tone)
    const dusky = { colour: P.night, dark: P.night, vein: P.night, stem: P.night }
    const fallen = () => K.leafD(r.range(60, 1480), r.range(280, 980), r.range(14, 24), 9, r.range(0, 360))
    return [
      fill(K.box(0, 0, 1500, 1000), ground),
      K.stipple(r, 200, gravel, shade(ground, 0.25), 4, 0.45),
      K.stipple(r, 110, gravel, tint(ground, 0.5), 4, 0.6),
      K.fade(K.corner(r, 'neem', 1560, 1090, 560, -158, dusky), 0.22),
      // the steps of the main building
      step(236, mix(P.stone, P.earth, 0.12)),
      step(200, P.stone),
      step(160, tint(P.stone, 0.3)),
      step(84, tint(P.stone, 0.55)),
      ...[110, 366, 622, 878, 1134, 1390].flatMap((x) => [
        fill(K.blob(r, x + 40, 90, 50, 56), P.night, 0.24),
        ...marigolds(x, 148),
      ]),
      K.at(750, 620, fill(K.disc(8, 12, 212), P.night, 0.14) + tricolourRangoli(0, 0).join(''), { s: 1.72 }),
      ...K.spots('190 430, 1310 430, 190 850, 1310 850').flatMap(([x, y]) => marigolds(x, y)),
      fill(times(60, fallen).join(''), saffron),
    ]
  }),
}
