// One door to the kit; the palette comes as P so that colour names never clash with plants.

export * from './above.mjs'
export * from './build.mjs'
export * from './care.mjs'
export * from './cut.mjs'
export { blob as boulder } from './cut.mjs'
export { farPerson, figure, joint } from './figure.mjs'
export * from './frame.mjs'
export { hand, handSpot } from './hands.mjs'
export * from './land.mjs'
export * from './leaf.mjs'
export * as P from './palette.mjs'
export * from './plants.mjs'
export { poses } from './poses.mjs'
export * from './rand.mjs'
export * from './svg.mjs'
export {
  basket,
  bookcase,
  bookPile,
  books,
  bottle,
  bowl,
  couch,
  jar,
  mat,
  mortar,
  oilLamp,
  openBook,
  pot,
  rock,
  rounds,
  shadow,
  table,
} from './things.mjs'
export * from './water.mjs'
