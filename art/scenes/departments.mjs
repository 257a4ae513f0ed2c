// Plates of the herbal: one for each department and course.
import * as K from '../kit/index.mjs'
import { colouredLight } from './coloured-light.mjs'
import { fiveElements } from './elements.mjs'
import { stainedSection } from './field.mjs'
import { weighingTable } from './kitchen.mjs'
import { herbal, house } from './pieces.mjs'
import { examinationRoom, massageCouch, readingRoom, twoChairs, wardRound } from './rooms.mjs'
import { people } from './stages.mjs'
import { sugarTest } from './sugar-test.mjs'
import {
  certificateDesk,
  drawingTable,
  laboratory,
  patientsPlate,
  pointsAndMoxa,
  readingByLamp,
} from './tables.mjs'
import { breathOnPaper } from './traces.mjs'

const { P, fill, mix, tint } = { ...K, ...K.P }
const seat = (_r, options = {}) =>
  K.figure('lotus', {
    x: 750,
    y: 640,
    h: 420,
    skin: P.skins[1],
    top: P.card,
    legs: P.leaf,
    hair: 'bun',
    wear: 'kurta',
    ...options,
  })

export const scenes = {
  'ug-anatomy': herbal('anatomy', { kind: 'sprig', accent: P.clay, view: drawingTable }),
  'ug-physiology': herbal('physiology', { kind: 'neem', accent: P.clay, view: laboratory }),
  'ug-biochemistry': herbal('biochem', {
    kind: 'fern',
    accent: P.gold,
    green: P.sage,
    view: sugarTest,
    reach: 0.48,
  }),
  'ug-energy': herbal('energy', { kind: 'neem', accent: P.gold, view: colouredLight, reach: 0.5 }),
  'ug-fasting-nutrition': herbal('fasting', {
    kind: 'neem',
    accent: P.clay,
    view: patientsPlate,
    reach: 0.5,
  }),
  'ug-modern-diagnosis': herbal('diagnosis', { kind: 'sprig', accent: P.clay, view: readingRoom }),
  'ug-pathology': herbal('pathology', { kind: 'neem', accent: P.plum, view: stainedSection }),
  'ug-community': herbal('community', { tone: P.straw, kind: 'fern', accent: P.clay }, (r) => [
    K.tree(r, 750, 800, 660, { crown: P.leaf, dark: P.deep, light: P.sage, trunk: P.earth, wide: 0.55 }),
    ...[560, 620, 680, 840, 900, 950].map((x) =>
      K.stroke(`M${x} 430q${r.off(12)} 160 ${r.off(8)} 360`, P.earth, 7),
    ),
    house(r, 440, 830, 180, 110, { bays: 3 }),
    house(r, 880, 830, 190, 115, { bays: 3 }),
    fill(K.cutBox(r, 690, 800, 110, 60), P.stone),
    ...people(r, [
      ['stand', 660, 870, 130, { top: P.card }],
      ['namaste', 840, 875, 130, { top: P.clay, wear: 'sari', legs: P.gold, hair: 'bun' }],
    ]),
  ]),
  'ug-hydrotherapy': herbal('hydroug', { tone: tint(P.water, 0.55), kind: 'broad', accent: P.gold }, (r) => [
    fill(K.disc(750, 740, 420, 120), P.water),
    K.ripples(r, 380, 660, 740, 160, 30, P.card),
    K.stroke('M620 760q-30 -200 20 -330M880 780q40 -180 -30 -280', P.leaf, 12),
    K.lotus(640, 460, 130, tint(P.clay, 0.5), P.clay, P.gold),
    K.lotus(850, 530, 100, P.card, tint(P.clay, 0.4), P.gold),
    fill('M420 250h300q70 0 70 70v40h-60v-30q0 -20 -20 -20H420Z', P.gold),
    K.stroke('M760 366v330', tint(P.water, 0.6), 16),
    K.rings(760, 720, 4, 46, P.card),
    K.lilyPads(r, 400, 690, 300, 120, 5, P.leaf, P.sage),
  ]),
  'ug-manipulative-therapies': herbal('manipug', {
    kind: 'broad',
    accent: P.gold,
    view: massageCouch,
    reach: 0.46,
  }),
  'ug-yoga': herbal('yogaug', { tone: P.straw, kind: 'broad', accent: P.gold }, (r) => [
    K.sun(r, 750, 260, 110, P.gold, P.clay),
    ...[700, 790, 880].map((y, i) =>
      fill(K.disc(750, y, 340 - i * 40, 40), mix(P.water, P.paper, 0.55 - i * 0.2)),
    ),
    K.lotus(750, 800, 250, tint(P.clay, 0.5), P.clay, P.gold),
    seat(r, { y: 650, h: 400 }),
    K.stroke('M750 810V930', P.leaf, 14),
  ]),
  'ug-yoga-research': herbal('yresearch', { kind: 'fern', accent: P.clay, view: breathOnPaper }),
  'ug-clinical-naturopathy': herbal('clinnat', {
    kind: 'neem',
    accent: P.gold,
    view: examinationRoom,
    reach: 0.5,
  }),
  'ug-psychology': herbal('psychology', { kind: 'sprig', accent: P.plum, green: P.sage, view: twoChairs }),
  'ug-forensic-medicine': herbal('forensic', {
    kind: 'fern',
    accent: P.plum,
    view: certificateDesk,
  }),
  'ug-sanskrit': herbal('sanskrit', { kind: 'fern', accent: P.clay, view: readingByLamp }),
  'ug-acupuncture': herbal('acupunctureug', {
    kind: 'broad',
    accent: P.gold,
    reach: 0.46,
    view: pointsAndMoxa,
  }),
  'ug-principle': herbal('principle', { kind: 'fern', accent: P.gold, reach: 0.5, view: fiveElements }),
  'pg-master': herbal('pgmaster', { tone: P.straw, kind: 'sprig', accent: P.clay }, (r) => [
    K.root(r, 750, 830, 130, 90, P.earth, 4),
    K.lotus(750, 830, 270, tint(P.clay, 0.45), P.clay, P.gold),
    K.lotus(470, 560, 110, tint(P.clay, 0.6), P.clay, P.gold),
    K.stroke('M470 560q-20 160 60 260M1030 520q20 180 -60 300', P.leaf, 12),
    fill(
      K.soft([
        [990, 430],
        [1030, 400],
        [1070, 430],
        [1060, 520],
        [1000, 520],
      ]),
      P.sage,
    ),
    K.figure('lotus', {
      x: 750,
      y: 660,
      h: 440,
      skin: P.skins[2],
      top: P.gold,
      legs: P.card,
      hair: 'short',
      wear: 'kurta',
    }),
    K.sun(r, 750, 210, 60, P.gold, P.clay, 2),
  ]),
  'pg-pg1': herbal('pgone', { kind: 'fern', accent: P.clay, view: wardRound }),
  'pg-pg2': herbal('pgtwo', { kind: 'broad', accent: P.gold, reach: 0.42, view: weighingTable }),
}
