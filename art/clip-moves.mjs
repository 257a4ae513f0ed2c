/**
 * How the camera moves over each picture. `x` and `y` say where the frame stands in the room that the zoom leaves:
 * 0 is the left or upper edge, 1 the right or lower one.
 */
const at = (x, y, zoom) => ({ x, y, zoom })

/** By film; each follows the order in which its captions name things. */
export const moves = {
  default: { from: at(0.3, 0.5, 1.06), to: at(0.7, 0.45, 1.2), light: 'morning' },
  'hospital-walk': { from: at(0.6, 0.8, 1.05), to: at(0.12, 0.45, 1.4), light: 'morning' },
  'hospital-therapies': { from: at(0.1, 0.6, 1.18), to: at(0.9, 0.5, 1.18), light: 'noon' },
  'shobavana-1': { from: at(0.3, 0.2, 1.22), to: at(0.7, 0.9, 1.14), light: 'morning' },
  'shobavana-2': { from: at(0.5, 0.45, 1.34), to: at(0.5, 0.55, 1.05), light: 'noon' },
  'yogathon-1': { from: at(0.6, 0, 1.18), to: at(0.5, 0.8, 1.06), light: 'morning' },
  'yogathon-2': { from: at(0.5, 0.8, 1.24), to: at(0.5, 0.5, 1.05), light: 'noon' },
  'sports-day-1': { from: at(0.8, 0.9, 1.2), to: at(0.3, 0.3, 1.1), light: 'noon' },
  'sports-day-2': { from: at(0.5, 0.95, 1.24), to: at(0.4, 0.5, 1.06), light: 'noon' },
  'ncc-1': { from: at(0.95, 0.15, 1.22), to: at(0.6, 0.8, 1.06), light: 'lamps' },
  'ncc-2': { from: at(0.95, 0.3, 1.16), to: at(0.35, 0.55, 1.2), light: 'noon' },
  'republic-day-1': { from: at(0.65, 0.15, 1.2), to: at(0.55, 0.85, 1.08), light: 'morning' },
  'republic-day-2': { from: at(0.1, 0.1, 1.16), to: at(0.9, 0.6, 1.12), light: 'morning' },
  'virasat-1': { from: at(0.5, 0.2, 1.04), to: at(0.5, 0.65, 1.26), light: 'lamps' },
  'virasat-2': { from: at(0.05, 0.4, 1.2), to: at(0.7, 0.8, 1.12), light: 'lamps' },
  'traditional-day-1': { from: at(0.5, 0.9, 1.22), to: at(0.5, 0.35, 1.1), light: 'noon' },
  'traditional-day-2': { from: at(0.1, 0.8, 1.2), to: at(0.9, 0.5, 1.16), light: 'noon' },
  'art-gallery-1': { from: at(0.1, 0.4, 1.1), to: at(0.9, 0.6, 1.05), light: 'evening' },
  'art-gallery-2': { from: at(0, 0.5, 1.1), to: at(1, 0.5, 1.1), light: 'evening' },
}

/** The light that drifts over a scene, and the shade that goes the other way. Strength is an opacity. */
export const lights = {
  morning: { colour: '#FFF3D6', shade: '#17302A', strength: 0.34 },
  noon: { colour: '#FFFDF8', shade: '#17302A', strength: 0.26 },
  evening: { colour: '#F2B75A', shade: '#10221D', strength: 0.3 },
  lamps: { colour: '#E5A544', shade: '#10221D', strength: 0.22 },
}
