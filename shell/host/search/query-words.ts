/** Words of the pages, each with what visitors type for it: words of letters and digits, one or several together. */
export type Synonyms = Record<string, string[]>

/** A word as it is written, with the dots, hyphens and apostrophes in it: `B.N.Y.S`, `e-mail`, `D'Souza`. */
export const written = /[\p{L}\p{N}\p{M}]+(?:[.'’-][\p{L}\p{N}\p{M}]+)*/gu

const parts = /[\p{L}\p{N}\p{M}]+/gu

/** Normalises a word for comparison: lower case, one word, Latin letters without accents, singular; not `hos`, the beginning of a word. */
export const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’-]/g, '')
    .replace(/(..)ies$/, '$1y')
    .replace(/(the|naly|gno)ses$/, '$1sis')
    .replace(/(s|x|sh)es$|(.[^suiwaeo]|..[aeo])s$/, '$1$2')

/** What a written word is found by: the whole, and its longer parts. */
export function formsOf(word: string): string[] {
  const pieces = word.match(parts) ?? []
  const longer = pieces.length > 1 ? pieces.filter((piece) => piece.length > 2) : []
  return [...new Set([word, ...longer].map(plainWord))]
}

/** The words of a query, split wherever they could be. */
export const wordsIn = (query: string) => (query.match(parts) ?? []).map(plainWord)

export const stopWords = new Set(
  `a after also am an and any are as at be been but by can could did do does for from get give had has have
  how i if in into is it its just know like list many me more much my need no not of on or our please
  she should show so some tell than that the their them there these they this those to up want was we were
  what when where which while who whom why will with would you your
  allowed compulsory madam mam necessary needed required sir
  hai ka kab kahan kaise karna karne kaun ke ki kitna kitne kitni kya liye mein milega milta nahi chahiye
  beku elli ellide enu eshtu hege ide idya yavaga
  है का की के कब कहाँ कैसे क्या कितना कितने कितनी में चाहिए ಎಲ್ಲಿ ಎಲ್ಲಿದೆ ಎಷ್ಟು ಏನು ಯಾವಾಗ ಹೇಗೆ ಇದೆ`
    .split(/\s+/)
    .map(plainWord),
)
