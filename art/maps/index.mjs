import { approach } from './approach.mjs'
import { campus } from './campus.mjs'
import { india } from './india.mjs'

/** One map a name: the text of its SVG. The college is in Karnataka. */
export const scenes = { india: () => india('ka'), approach, campus }
