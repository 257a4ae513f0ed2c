import type { Values } from '@college/shared/ui/draft'

/** The three forms of the site. */
export type Kind = 'footer' | 'contact' | 'application'

export const areSame = (one: Values, other: Values) =>
  Object.entries(one).every(([name, value]) => value === other[name])
