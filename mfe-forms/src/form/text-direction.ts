// Hebrew, Arabic and their neighbours, from Unicode's blocks that are written from the right.
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * The direction that a text's first letter asks for. `dir="auto"` would say the same, but has browsers look at
 * every paragraph again at each key: a long message then takes seconds to lay out.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text.slice(0, 1_000))?.[0] ?? ''
  return fromRight.test(first) ? 'rtl' : 'ltr'
}
