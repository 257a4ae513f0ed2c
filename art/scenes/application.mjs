// What an application is made of, on a desk from above.
import * as K from '../kit/index.mjs'
import { bowlTop } from './instruments.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const application = {
  'programme-admission': scene('admission', (r) => {
    const wood = mix(P.earth, P.gold, 0.3)
    const sheet = (x, y, w, h, tone, rot, on) =>
      K.at(
        x,
        y,
        fill(K.box(-w / 2 + 12, -h / 2 + 16, w, h), P.night, 0.28) +
          fill(K.cutBox(r, -w / 2, -h / 2, w, h, 1), tone) +
          on,
        { rot },
      )
    const field = (y, w = 400) =>
      K.stroke(`M-200 ${y}h90`, P.moss, 7) + K.stroke(K.box(-200, y + 16, w, 44), mix(P.leaf, P.card, 0.3), 4)
    return [
      fill(K.box(0, 0, 1500, 1000), wood),
      K.stroke('M0 190H1500M0 420H1500M0 650H1500M0 880H1500', shade(wood, 0.35), 5),
      K.dryBrush(r, 0, 0, 1500, 1000, 90, shade(wood, 0.12), { width: 5, o: 0.5, long: 0.1 }),
      // the certificate and the letter that go with it
      sheet(
        1090,
        330,
        480,
        340,
        P.sand,
        6,
        K.stroke(K.box(-214, -144, 428, 288), P.gold, 6) +
          K.stroke('M-120 -84H120', P.earth, 14) +
          K.stroke('M-160 -28H160M-160 8H160M-160 44H60', mix(P.sand, P.earth, 0.5), 6) +
          fill('M112 96l-22 92l34 -20l34 20l-18 -92Z', shade(P.clay, 0.2)) +
          K.flower(126, 84, 52, 12, P.clay, tint(P.clay, 0.5)),
      ),
      sheet(
        1120,
        720,
        440,
        280,
        P.card,
        -7,
        K.stroke('M-220 -140L0 30L220 -140', mix(P.card, P.earth, 0.35), 5) +
          fill(K.box(130, -120, 66, 82), P.leaf) +
          K.leaf(163, -58, 44, 17, -90, P.card, P.mist, P.moss),
      ),
      // the form, nearly filled in
      sheet(
        520,
        520,
        560,
        780,
        P.card,
        -4,
        K.leaf(-176, -296, 74, 28, -90, P.leaf, P.deep, P.moss) +
          K.stroke('M-130 -330H150', P.deep, 18) +
          K.stroke('M-130 -296H60', P.moss, 7) +
          [-220, -110, 0, 110].map((y) => field(y)).join('') +
          K.stroke('M-184 -182q14 -26 26 0t26 0t26 -4t30 2t26 0', P.ink, 5) +
          K.stroke('M-184 -72q20 -24 30 0t28 0t34 -4', P.ink, 5) +
          K.stroke('M-184 38q16 -26 28 0t24 -2t30 4t28 -6t20 2', P.ink, 5) +
          K.stroke('M-200 300H120', P.moss, 5),
      ),
      K.at(
        700,
        640,
        fill(K.limb([14, -172], [14, 150], 20, 15), P.night, 0.3) +
          fill(K.limb([0, -190], [0, 100], 20, 18), P.deep) +
          fill('M-18 100H18L3 178H-3Z', P.gold) +
          fill(K.box(-20, -52, 40, 13), P.gold) +
          K.stroke('M14 -182V-92', P.gold, 7),
        { rot: 38 },
      ),
      bowlTop(140, 170, 104, P.card, mix(P.earth, P.clay, 0.45)),
    ]
  }),
}
