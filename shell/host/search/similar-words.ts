/** Mistakes that a word of this length may have. A short word with another letter is another word. */
const mistakesIn = ({ length }: string) => (length < 6 ? 0 : length < 10 ? 1 : 2)

/** Of some words those that begin as a word does and are most like it. */
export function similarTo(word: string, words: Iterable<string>): string[] {
  const alike = [...words].filter(([first]) => first === word[0])
  for (let mistakes = 1; mistakes <= mistakesIn(word); mistakes++) {
    const similar = alike.filter((other) => differ(word, other, mistakes))
    if (similar.length > 0) return similar
  }
  return []
}

/** Whether two words are the same but for so many letters that are others, too many, missing, or swapped with the next. */
function differ(one: string, other: string, mistakes: number): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one.slice(at), other.slice(at)]
  if (!a && !b) return true
  if (Math.abs(a.length - b.length) > mistakes || mistakes === 0) return false
  const rest = (fromA: number, fromB: number) => differ(a.slice(fromA), b.slice(fromB), mistakes - 1)
  const swapped = a[0] === b[1] && a[1] === b[0]
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (swapped && rest(2, 2))
}
