import type { RenderedPage } from '@college/shared/contract/shell-server'
import { Parser } from 'htmlparser2'

/** Elements that are not the page's own text: the breadcrumb, drawings, fields, fallbacks for script. */
const leftOut = new Set('nav svg form dialog noscript script style template iframe video'.split(' '))

/** Elements inside a sentence; every other one begins a new piece of text. */
const inSentence = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup'])

/** Pieces of one line: no sign stands between them. */
const inLine = new Set([...inSentence, 'br', 'data', 'q', 'span', 'time', 'wbr'])

type MarkupFacts = Pick<RenderedPage, 'words' | 'ids' | 'links' | 'picture'>

/** Reads a rendered page: where links lead and can lead to, its first picture, and the words of its `main`. */
export function readMarkup(html: string): MarkupFacts {
  const ids: string[] = []
  const links = new Set<string>()
  const headings: Record<string, string[]> = {}
  let picture: MarkupFacts['picture']
  let text = ''
  let heading: { level: string; words: string } | undefined
  let inMain = false
  /** Depth inside an element whose text is left out; 0 outside. */
  let skipped = 0
  let afterEnd = false

  const gap = (name: string) => {
    // Two links in a row are two buttons, not one word.
    text += inLine.has(name) && !afterEnd ? ' ' : blockEnd
    if (heading) heading.words += ' '
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.push(attributes.id)
      if (attributes.href) links.add(attributes.href)
      if (name === 'main') inMain = true
      if (!inMain) return
      const { src = '', alt = '' } = attributes
      // Link previews show no drawings.
      if (name === 'img' && /\/assets\/[a-z]+\/.*(?<!\.svg)$/.test(src)) picture ??= { src, alt }
      if (skipped || isLeftOut(name, attributes, heading !== undefined)) {
        if (!skipped) text += ' '
        skipped++
        return
      }
      if (!inSentence.has(name) || afterEnd) gap(name)
      if (/^h[1-6]$/.test(name)) heading = { level: name, words: '' }
      afterEnd = false
    },
    ontext(words) {
      if (!inMain || skipped) return
      if (heading) heading.words += words
      if (heading?.level !== 'h1') text += words
      afterEnd = false
    },
    onclosetag(name) {
      if (!inMain) return
      if (name === 'main') inMain = false
      if (skipped) {
        skipped--
        afterEnd = skipped === 0
        return
      }
      // A term, and what is said of it.
      if (name === 'dt' && endsOpen.test(text)) text += ':'
      afterEnd = false
      if (!inSentence.has(name)) gap(name)
      if (heading?.level === name) {
        headings[name] = [...(headings[name] ?? []), tidy(heading.words)]
        heading = undefined
      }
      afterEnd = true
    },
  })
  parser.end(html)

  const { h1 = [], ...below } = headings
  const words = {
    title: h1[0] ?? '',
    headings: [...new Set(Object.values(below).flat())],
    text: pieces(text),
  }
  return { words, ids, links: [...links], ...(picture ? { picture } : {}) }
}

/** A button is an action, not words, unless it is a heading that opens; what is added unseen is for screen readers. */
const isLeftOut = (name: string, attributes: Record<string, string>, inHeading: boolean) =>
  leftOut.has(name) ||
  // A figure that counts up is read aloud by its end, which stands beside it unseen.
  (attributes['aria-hidden'] === 'true' && !('data-shown' in attributes)) ||
  // Google's word for it: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
  'data-nosnippet' in attributes ||
  attributes.class === 'visually-hidden' ||
  (!inHeading && name === 'button')

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A piece of text that no sign ends. */
const endsOpen = /[\p{L}\p{N}\p{M})+%]$/u

/** Stands for the end of a block until the whole text is known. */
const blockEnd = '\0'

/** The blocks of a text in a row, with a sign between those that end without one. */
const pieces = (text: string) =>
  text
    .split(blockEnd)
    .map(tidy)
    .filter(Boolean)
    .reduce((before, piece) => `${before}${endsOpen.test(before) ? ' ·' : ''} ${piece}`, '')
    .trim()
