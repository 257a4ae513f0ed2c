const titles = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'miss',
  'smt',
  'sri',
  'shri',
  'adv',
  'vidwan',
  'prof',
  'professor',
])

/**
 * A letter as a reader sees it, with its marks, and in Indian scripts with the letters joined to it by a virama.
 * Not left to `Intl.Segmenter`, whose tables differ between the server and an older browser.
 */
const firstLetter = /(?:\p{L}\p{M}*[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?)*\p{L}\p{M}*/u

/** The one or two letters that stand for a person: of the first and of the last name, titles left out. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const names = words.filter((word) => !titles.has(word.toLowerCase().replace(/\.$/, '')))
  const [first, ...rest] = names.length ? names : words
  return [first, rest.at(-1)].map((word) => word?.match(firstLetter)?.[0].toUpperCase() ?? '').join('')
}
