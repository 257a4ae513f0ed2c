import { isGroup } from '@college/shared/content/values'

/** Whatever ends a line or jumps to a column: a field has one line. */
const breaks = /\s*[\t\n\v\f\r\u0085\u2028\u2029]+\s*/g

/**
 * Characters that nobody sees: marks of direction, soft hyphens, spaces without width. The two joiners stay, which Indic
 * scripts need, and the tags that flags are made of.
 */
const unseen = /(?![\u200c-\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu

/** A text as a field takes it: word processors paste what no reader of the site would see. */
export const cleanText = (text: string) => text.replace(breaks, ' ').replace(unseen, '')

/** Data with all of its texts clean. */
export function clean(data: unknown): unknown {
  if (typeof data === 'string') return cleanText(data)
  if (Array.isArray(data)) return data.map(clean)
  if (!isGroup(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clean(value)]))
}
