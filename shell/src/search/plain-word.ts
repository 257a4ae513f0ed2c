/** A word as it is compared: lower case, Latin letters without their accents. */
export const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
