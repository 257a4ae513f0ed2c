import { Parser } from 'htmlparser2'
import { escapeHtml } from './escape'

/**
 * A hint for the head of a page: the picture that the page marks as its first, in the format that browsers take first.
 * Empty when it marks none. Chromium requests no picture of a body that it may not parse yet.
 *
 * @param html the page's markup
 */
export function firstPictureHint(html: string): string {
  const marked = html.indexOf(' fetchPriority="high"')
  const picture = html.lastIndexOf('<picture', marked)
  if (marked < 0 || picture < 0) return ''
  let source: Record<string, string> | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'source') source ??= attributes
    },
  })
  parser.end(html.slice(picture, marked))
  if (!source) return ''
  const { type = '', srcset = '', sizes = '' } = source
  const attributes = { type, imagesrcset: srcset, imagesizes: sizes }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<link rel="preload" as="image" ${written.join(' ')} fetchpriority="high">`
}
