import data from '@college/platform/proof/limits.json'
import type { Screen } from './chosen-picture'
import type { FirstVisit } from './first-visit'

export type Figure = keyof FirstVisit

/** The target of a figure, and the limit until it is reached: bytes, or a count. */
type Limit = { target: number; now?: number }

export const limits: Record<Figure, Limit> = data.limits
export const screen: Screen = data.screen
export const figures: Figure[] = ['html', 'css', 'script', 'section', 'fonts', 'hero', 'requests', 'chain']

export const limitOf = (figure: Figure) => limits[figure].now ?? limits[figure].target
