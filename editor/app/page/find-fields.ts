import type { Entry } from './texts-of-files'

/** Candidates within this score of the best are offered as a choice. */
const margin = 12

/**
 * The fields that a click may mean, the likeliest first; several when it is ambiguous.
 *
 * @param texts of the clicked element and its ancestors
 * @param preferred the files of this page, the most specific first
 */
export function findFields(entries: Entry[], texts: string[], picture: string, preferred: string[]): Entry[] {
  const scored = entries
    .flatMap((entry) => {
      const own = scoreOf(entry, texts, picture)
      return own > 0 ? { entry, score: own + nearness(entry, texts) + preference(entry, preferred) } : []
    })
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score > best - margin)
    .map(({ entry }) => entry)
    .slice(0, 6)
}

/** How well an entry's text matches the element or an ancestor. */
function scoreOf({ text, picture: isPicture }: Entry, texts: string[], picture: string): number {
  if (picture) return isPicture && text === picture ? 100 : 0
  if (isPicture) return 0
  for (const [level, shown] of texts.slice(0, 3).entries()) {
    if (shown === text) return 100 - level * 10
    if (text.includes('{') && template(text).test(shown)) return 85 - level * 10
    // A figure followed by a sign, or a sentence with a marked-up part.
    if (text.length > 2 && shown.includes(text) && shown.length < 4 * text.length + 20)
      return 40 + (30 * text.length) / shown.length - level * 10
    if (level === 0 && shown.length > 12 && text.includes(shown)) return 70
  }
  return 0
}

/** Scores neighbours in the file that are also near in the page. */
function nearness({ context }: Entry, texts: string[]): number {
  const others = context.filter((text) => text.length > 2).slice(0, 6)
  const level = texts.findIndex((shown, index) => index > 0 && others.some((other) => shown.includes(other)))
  return level < 0 ? 0 : 40 - 5 * level
}

const preference = ({ file }: Entry, preferred: string[]) => {
  const place = preferred.indexOf(file)
  return place < 0 ? 0 : Math.max(15 - 3 * place, 3)
}

function template(text: string) {
  const parts = text.split(/\{[\w.]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** The files of a page: the one named like the end of its address, then those with most of its texts. */
export function filesOfPage(entries: Entry[], texts: string[], path: string): string[] {
  const shown = new Set(texts)
  const holders = new Map<string, Set<string>>()
  for (const { file, text } of entries)
    if (text.length > 3 && shown.has(text)) holders.set(text, (holders.get(text) ?? new Set()).add(file))
  const counts = new Map<string, number>()
  // Texts that many files share count little: 'Assistant Professor' is in every department.
  for (const [text, files] of holders)
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + text.length / files.size ** 2)
  const own = entries.find(({ file }) => file.endsWith(`${path}.yaml`.slice(path.lastIndexOf('/'))))
  if (own && path.length > 1) counts.set(own.file, Number.MAX_SAFE_INTEGER)
  return [...counts]
    .filter(([, count]) => count > 25)
    .sort((a, b) => b[1] - a[1])
    .map(([file]) => file)
    .slice(0, 5)
}
