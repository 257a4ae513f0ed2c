// Hebrew, Arabic and their neighbours, from Unicode's blocks that are written from the right.
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * The direction of a text's first letter. Not `dir="auto"`, with which browsers check every paragraph at each key: a
 * long message then takes seconds to lay out.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text.slice(0, 1_000))?.[0] ?? ''
  return fromRight.test(first) ? 'rtl' : 'ltr'
}
