import { editDistance } from '@college/shared/content/edit-distance'

/** Mistakes that a word of this length may have. A short word with another letter is another word. */
const mistakesIn = ({ length }: string) => (length < 6 ? 0 : length < 10 ? 1 : 2)

/** Of some words those that begin as a word does and are most like it. */
export function similarTo(word: string, words: Iterable<string>): string[] {
  const most = mistakesIn(word)
  const near = [...words]
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, mistakes: editDistance(word, other) }))
    .filter(({ mistakes }) => mistakes <= most)
  const least = Math.min(...near.map(({ mistakes }) => mistakes))
  return near.filter(({ mistakes }) => mistakes === least).map(({ other }) => other)
}
