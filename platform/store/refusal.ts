import { nearest } from '@college/shared/content/near-miss'

/** A refusal in one sentence; commands print it and exit with 1. */
export class Refusal extends Error {}

/** The message of a refusal. @throws any other error */
export function refusalIn(error: unknown): string {
  if (error instanceof Refusal) return error.message
  throw error
}

/** A refusal because a service did not answer, which says nothing of what it has. */
export class Silence extends Refusal {}

/** The refusal of something damaged. @throws any other error, a silent service's too: what it has may be sound */
export function damageIn(error: unknown): Refusal {
  if (error instanceof Refusal && !(error instanceof Silence)) return error
  throw error
}

/** What somebody else says, as part of our sentence: on one line, and free of control characters for the terminal. */
export const oneLine = (text: unknown = '') =>
  String(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** The first of many words, and how many more there are. */
export const firstFew = (words: string[], most: number) =>
  words.length > most ? [...words.slice(0, most), `and ${words.length - most} more`] : words

/** What was expected instead of a word, with the likeliest match. */
export function oneOf(known: readonly string[], found = ''): string {
  const meant = nearest(found, known)
  if (!known.length) return 'one to be there first'
  return meant ? `'${meant}', or another of ${known.join(', ')}` : `one of ${known.join(', ')}`
}
