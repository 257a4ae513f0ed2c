import map from './india.json'

export type Place = { longitude: number; latitude: number }

/** The drawing `pictures/india.svg`, in the units of its `viewBox`. */
export const india = { width: map.width, height: map.height }

/** Where a place is on `india.svg`, which is a Mercator projection. */
export function onIndia({ longitude, latitude }: Place): { x: number; y: number } {
  const northing = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return { x: map.left + map.perDegree * longitude, y: map.top - map.perRadian * northing }
}
