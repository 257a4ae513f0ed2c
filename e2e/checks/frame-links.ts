import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Every `href` in a value of any shape. */
const hrefsIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
      )
    : []

/** Links in the content of header and footer that the composed home page of a checkout lacks. */
export function missingFrameLinks(checkout: string): string[] {
  const read = (file: string) => parse(readFileSync(join(checkout, file), 'utf8'))
  const { product, social = [] } = read('shared/site.yaml')
  const html = readFileSync(join(checkout, 'public/index.html'), 'utf8')
  const hrefs = [
    ...hrefsIn(read('shell/content/chrome.yaml')).map((href) => href.replace('{product}', product)),
    ...social.map(({ url }: { url: string }) => url),
  ]
  // Links to one page from both header and footer count as two.
  const isShort = (href: string) =>
    html.split(`href="${href}"`).length - 1 < hrefs.filter((other) => other === href).length
  return [...new Set(hrefs)].filter(isShort)
}
