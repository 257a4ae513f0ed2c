import { editDistance } from '@college/shared/content/edit-distance'

/** Returns what finds, of some words, those that a misspelt one may have been. */
export function similarAmong(words: ReadonlySet<string>) {
  let sounds: Map<string, string[]> | undefined
  return (word: string): string[] => {
    // Not before somebody misspells: it takes a while for all words.
    sounds ??= bySound(words)
    const alike = word.length < aWord ? [] : (sounds.get(soundOf(word)) ?? [])
    const same = alike.filter((other) => other[0] === word[0])
    return same.length > 0 ? same : mistypedAs(word, words, mistakesIn(word))
  }
}

/** Whether a misspelt word may have been another, of which the words around it tell as well. */
export const isSimilar = (word: string, other: string) =>
  word.length >= aWord &&
  word[0] === other[0] &&
  (soundOf(word) === soundOf(other) || mistypedAs(word, new Set([other]), mistakesIn(word)).length > 0)

/** Letters from which a word may be misspelt: a shorter one that is unlike is another word. */
const aWord = 6

/** One spelling for all ways to write a word of Kannada or Hindi in Latin letters, and for British and American ones. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/([bcdgkst])h/g, '$1')
    .replace(/ee|y/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/our/g, 'or')
    .replace(/(.)\1/g, '$1')

function bySound(words: ReadonlySet<string>) {
  const sounds = new Map<string, string[]>()
  for (const word of words) {
    const sound = soundOf(word)
    sounds.set(sound, [...(sounds.get(sound) ?? []), word])
  }
  return sounds
}

/** Mistakes that a word of this length may have. */
const mistakesIn = ({ length }: string) => (length < aWord ? 0 : length < 10 ? 1 : 2)

/** Of some words those that begin as a word does and are most like it. */
function mistypedAs(word: string, words: ReadonlySet<string>, most: number): string[] {
  const near = [...words]
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, mistakes: editDistance(word, other) }))
    .filter(({ mistakes }) => mistakes <= most)
  const least = Math.min(...near.map(({ mistakes }) => mistakes))
  return near.filter(({ mistakes }) => mistakes === least).map(({ other }) => other)
}
