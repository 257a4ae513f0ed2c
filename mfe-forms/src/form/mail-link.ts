import type { Values } from '@college/shared/ui/draft'

/** Longer links are cut off or ignored by some mail programs. */
const linkLimit = 1_900

/**
 * A `mailto:` link with the visitor's text in it, as much of it as a link can carry.
 *
 * @param heading the subject, if the visitor has given none
 */
export function mailLink(to: string, heading: string, { subject, ...rest }: Values): string {
  const words = Object.values(rest).filter((value) => value.trim())
  const start = `mailto:${to}?subject=${encode(subject?.trim() || heading)}&body=`
  return start + clip(words.join('\n\n'), linkLimit - start.length)
}

function clip(text: string, room: number): string {
  const whole = encode(text)
  if (whole.length <= room) return whole
  let cut = ''
  for (const character of text) {
    const next = cut + encode(character)
    if (next.length > room - 9) break
    cut = next
  }
  return `${cut}${encode('…')}`
}

/** RFC 6068: line breaks as CRLF. Halves of characters, which cannot be encoded, are replaced. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'))
