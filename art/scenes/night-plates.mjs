// The pictures behind the name of the college: plants of the herbal in pale ink on night.
import { scenes as plants } from '../plants/index.mjs'

const night = '#10221d'
const ink = '#d5dcc8'

/** A plant at the right edge of a picture of 1600 by 1000; its left is for words. */
const nightPlate = (name) => () =>
  plants[name]()
    .replace(/<style>.*?<\/style>/, '')
    .replace(/viewBox="[^"]*"/, 'viewBox="0 0 1600 1000" width="1600" height="1000"')
    .replace(
      '</title>',
      `</title><path fill="${night}" d="M0 0h1600v1000H0z"/><g color="${ink}" fill="${ink}" transform="matrix(1.5 0 0 1.5 400 40)">`,
    )
    .replace('</svg>', '</g></svg>')

/** Of water, earth, fire and air, one each. */
export const nightPlates = {
  'hero-lotus': nightPlate('lotus'),
  'hero-turmeric': nightPlate('turmeric'),
  'hero-hibiscus': nightPlate('hibiscus'),
  'hero-peepal': nightPlate('peepal'),
}
