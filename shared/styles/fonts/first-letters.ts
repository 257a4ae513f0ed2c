/**
 * The characters that nearly all text of the site is made of: ASCII, and what typographers add. A page with another
 * one fetches the whole Latin font for it (`unicode-range` in fonts.css); nobody needs to know this list to write.
 */
export const firstLetters = [
  [0x20, 0x7e],
  // no-break space, ©, ·, ½, ×, é
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  // – — and quotation marks, • …, ₹
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20b9, 0x20b9],
] as const

/** The list in the words of a style sheet's `unicode-range`. */
export const unicodeRange = firstLetters
  .map(([first, last]) => {
    const range = first === last ? [first] : [first, last]
    return `U+${range.map((code) => code.toString(16)).join('-')}`
  })
  .join(', ')
