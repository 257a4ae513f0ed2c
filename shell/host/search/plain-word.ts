/** Normalises a word for comparison: lower case, Latin letters without accents. */
export const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
