/** Letters that are no letter with a sign on it. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** The end of an address, or a file's name, from words: `Écologie Médecine` is `ecologie-medecine`. Empty for other scripts. */
export const addressOf = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '')

/** What is wrong with the end of an address, in a sentence; empty when nothing is. */
export function wrongInAddress(address: string, taken: string[]): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(address))
    return 'An address has the letters a to z, figures, and single hyphens between them, such as ecology-2.'
  return taken.includes(address) ? `There is a page with the address ${address} already.` : ''
}
