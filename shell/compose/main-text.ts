/** What a visitor reads between the header and the footer of a page. */
export type MainText = { title: string; headings: string[]; text: string }

/** Elements that are not the page's own text: the breadcrumb, drawings, fields, what stands in for script. */
const leftOut = new Set([
  'nav',
  'svg',
  'form',
  'dialog',
  'noscript',
  'script',
  'style',
  'template',
  'iframe',
  'video',
])

/** Elements inside a sentence; every other one begins a new piece of text. */
const inSentence = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup'])

/** A comment, a tag with its parts, or words: React closes every element and escapes `<` and `>` everywhere else. */
const piece = /<!--[\s\S]*?-->|<(?<end>\/?)(?<name>[a-z][a-z0-9]*)\b(?<rest>[^>]*)>|(?<words>[^<]+)/g

/** Title, headings and text of the `main` element, in markup that React has written. */
export function mainTextOf(html: string): MainText {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const found: Record<string, string[]> = {}
  let text = ''
  let heading: { level: string; words: string } | undefined
  let skipping: { name: string; depth: number } | undefined
  let afterTag = false

  for (const { groups } of main.matchAll(piece)) {
    const { end, name, rest, words } = groups ?? {}
    const opens = name !== undefined && !end && !rest?.endsWith('/')
    if (skipping) {
      if (name === skipping.name) skipping.depth += opens ? 1 : -1
      if (skipping.depth === 0) skipping = undefined
    } else if (opens && isLeftOut(name, rest ?? '', Boolean(heading))) {
      skipping = { name, depth: 1 }
      text += ' '
    } else if (words !== undefined) {
      if (heading) heading.words += words
      if (heading?.level !== 'h1') text += words
    } else if (name !== undefined) {
      // Two links in a row are two buttons, not one word.
      const gap = inSentence.has(name) && !(afterTag && opens) ? '' : ' '
      text += gap
      if (heading) heading.words += gap
      if (/^h[1-6]$/.test(name)) {
        if (heading) found[heading.level] = [...(found[heading.level] ?? []), tidy(heading.words)]
        heading = opens ? { level: name, words: '' } : undefined
      }
    }
    afterTag = name !== undefined && end === '/'
  }
  const { h1 = [], ...below } = found
  return { title: h1[0] ?? '', headings: [...new Set(Object.values(below).flat())], text: tidy(text) }
}

/** A button is an action, not words, unless it is a heading that opens; what is added to a heading unseen is one too. */
const isLeftOut = (name: string, attributes: string, inHeading: boolean) =>
  leftOut.has(name) ||
  attributes.includes('aria-hidden="true"') ||
  // Google's word for it: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
  attributes.includes('data-nosnippet') ||
  (inHeading ? attributes.includes('class="visually-hidden"') : name === 'button')

const signs: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

const tidy = (text: string) =>
  text
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim()
