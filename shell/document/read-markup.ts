import type { RenderedPage } from '@college/shared/contract/shell-server'
import { Parser } from 'htmlparser2'

/** Elements that are not the page's own text: the breadcrumb, drawings, fields, fallbacks for script. */
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

type MarkupFacts = Pick<RenderedPage, 'words' | 'ids' | 'links' | 'picture'>

/** Reads a rendered page: where links lead and can lead to, its first picture, and the words of its `main`. */
export function readMarkup(html: string): MarkupFacts {
  const ids = new Set<string>()
  const links = new Set<string>()
  const headings: Record<string, string[]> = {}
  let picture: MarkupFacts['picture']
  let text = ''
  let heading: { level: string; words: string } | undefined
  let inMain = false
  /** Depth inside an element whose text is left out; 0 outside. */
  let skipped = 0
  let afterEnd = false

  const gap = () => {
    text += ' '
    if (heading) heading.words += ' '
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id)
      if (attributes.href) links.add(attributes.href)
      if (name === 'main') inMain = true
      if (!inMain) return
      const { src = '', alt = '' } = attributes
      if (name === 'img' && /\/assets\/[a-z]+\//.test(src)) picture ??= { src, alt }
      if (skipped || isLeftOut(name, attributes, heading !== undefined)) {
        if (!skipped) text += ' '
        skipped++
        return
      }
      // Two links in a row are two buttons, not one word.
      if (!inSentence.has(name) || afterEnd) gap()
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
      if (!inSentence.has(name)) gap()
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
    text: tidy(text),
  }
  return { words, ids: [...ids], links: [...links], ...(picture ? { picture } : {}) }
}

/** A button is an action, not words, unless it is a heading that opens; what is added to a heading unseen is one too. */
const isLeftOut = (name: string, attributes: Record<string, string>, inHeading: boolean) =>
  leftOut.has(name) ||
  attributes['aria-hidden'] === 'true' ||
  // Google's word for it: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
  'data-nosnippet' in attributes ||
  (inHeading ? attributes.class === 'visually-hidden' : name === 'button')

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
