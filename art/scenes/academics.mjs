// Activities, placement, work and publications.
import * as K from '../kit/index.mjs'
import { scenes as maps } from '../maps/index.mjs'
import { campWall } from './camp-wall.mjs'
import { camps } from './camps.mjs'
import { caseDesk } from './case-desk.mjs'
import { dawnWall } from './dawn-wall.mjs'
import { gatherings } from './gatherings.mjs'
import { lectern } from './lectern.mjs'
import { lamps, rangoli, scene } from './pieces.mjs'
import { posters } from './posters.mjs'
import { library } from './reports.mjs'
import { scoutKit } from './scout-kit.mjs'
import { visits } from './visits.mjs'
import { weaving } from './weaving.mjs'

const { P, fill, mix } = { ...K, ...K.P }
export const scenes = {
  ...camps,
  ...campWall,
  ...caseDesk,
  ...dawnWall,
  ...gatherings,
  india: maps.india,
  ...lectern,
  ...posters,
  ...library,
  ...scoutKit,
  ...visits,
  ...weaving,
  'other-events-1': scene('oevents1', (r) => [
    fill(K.box(0, 0, 1500, 1000), P.sand),
    fill(K.box(0, 700, 1500, 300), mix(P.clay, P.sand, 0.4)),
    K.pillar(r, 240, 720, 560, 70, mix(P.sand, P.clay, 0.4)),
    K.pillar(r, 1260, 720, 560, 70, mix(P.sand, P.clay, 0.4)),
    fill(K.archD(750, 720, 620, 560), P.earth),
    rangoli(750, 880, 560),
    ...lamps(r, [
      [470, 780, 240],
      [1030, 780, 240],
    ]),
    K.pot(r, 750, 760, 190, P.gold),
    K.leaf(750, 590, 130, 36, -90, P.leaf, P.deep, P.moss),
    K.leaf(750, 590, 120, 34, -130, P.sage, P.leaf, P.moss),
    K.leaf(750, 590, 120, 34, -50, P.sage, P.leaf, P.moss),
    K.neem(r, 440, 120, 320, 20, { colour: P.leaf, dark: P.deep, vein: P.moss, stem: P.earth }),
    K.neem(r, 1060, 120, 320, 160, { colour: P.leaf, dark: P.deep, vein: P.moss, stem: P.earth }),
  ]),
}
