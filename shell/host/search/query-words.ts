/** Words of the pages, each with what visitors type for it: words of letters and digits, one or several together. */
export type Synonyms = Record<string, string[]>

/** Normalises a word for comparison: lower case, Latin letters without accents. */
export const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** Words that say nothing about a page. */
export const stopWords = new Set(
  'a an and are at be by can do does for from how i in is it me my of on or our the to what when where which who with you your'.split(
    ' ',
  ),
)

/** Translates a query into the words of the pages. The longest synonym wins: `how to reach` before `reach`. */
export function translator(synonyms: Synonyms): (query: string) => string {
  const ours = new Map(
    Object.entries(synonyms).flatMap(([word, typed]) => typed.map((words) => [plainWord(words), word])),
  )
  const typed = [...ours.keys()].sort((a, b) => b.length - a.length)
  const anyOfThem = new RegExp(`\\b(?:${typed.join('|')})\\b`, 'g')
  return (query) => plainWord(query).replace(anyOfThem, (words) => ours.get(words) ?? words)
}
