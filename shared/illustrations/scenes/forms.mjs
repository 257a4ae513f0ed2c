// The library.
import * as K from '../kit/index.mjs'
import { scene, table } from './pieces.mjs'
import { hall, people, room } from './stages.mjs'

const { P, fill, mix, tint } = { ...K, ...K.P }

export const scenes = {
  'library-hall': scene('lhall', (r) => [
    ...hall(r, {
      wall: mix(P.sand, P.earth, 0.12),
      hour: 'green',
      bays: 3,
      floor: mix(P.earth, P.sand, 0.45),
      base: 0.62,
    }),
    K.bookcase(r, 0, 740, 330, 640, 6),
    K.bookcase(r, 1170, 740, 330, 640, 6),
    table(r, 750, 900, 760, 170, P.earth),
    K.bookPile(r, 980, 730, 150, 3),
    K.openBook(620, 722, 170, P.leaf),
    ...people(r, [
      ['read', 480, 910, 420, { top: P.gold, legs: P.deep, hair: 'plait' }],
      ['read', 1010, 910, 420, { flip: true, top: P.card, legs: P.leaf }],
    ]),
  ]),
  'library-reading': scene('lreading', (r) => [
    ...room(r, {
      wall: P.peach,
      floor: mix(P.clay, P.sand, 0.4),
      hour: 'dawn',
      win: [0.34, 0.08, 0.32, 0.48],
    }),
    table(r, 750, 920, 860, 230, P.earth),
    K.bookPile(r, 750, 690, 190, 5),
    ...people(r, [
      ['read', 360, 930, 600, { top: P.leaf, legs: P.card, hair: 'bun' }],
      ['read', 1140, 930, 600, { flip: true, top: P.clay, legs: P.deep }],
    ]),
    K.pot(r, 1390, 930, 170),
    K.fern(r, 1390, 780, 240, -110, P.leaf),
    K.fern(r, 1390, 780, 240, -70, P.sage),
  ]),
  'library-digital': scene('ldigital', (r) => [
    ...room(r, { wall: tint(P.water, 0.66), floor: P.sand, hour: 'day', win: [0.05, 0.1, 0.22, 0.36] }),
    table(r, 860, 900, 1180, 230, P.earth),
    ...[440, 720, 1000, 1280].map(
      (x) =>
        fill(K.cutBox(r, x - 80, 500, 160, 120, 2), P.ink) +
        fill(K.box(x - 68, 512, 136, 94), tint(P.water, 0.75)) +
        K.stroke(`M${x - 50} 535h90M${x - 50} 560h70M${x - 50} 583h80`, P.water, 5) +
        fill(K.box(x - 12, 620, 24, 40), P.ink) +
        fill(K.box(x - 50, 658, 100, 12), P.ink),
    ),
    ...people(r, [
      ['read', 300, 930, 500, { top: P.gold, legs: P.deep, hair: 'plait' }],
      ['read', 860, 930, 500, { top: P.clay, legs: P.card }],
    ]),
    K.pot(r, 200, 500, 90),
    K.fern(r, 200, 420, 150, -100, P.leaf),
    K.fern(r, 200, 420, 150, -60, P.sage),
  ]),
}
