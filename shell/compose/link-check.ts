import { Refusal } from '../release/store'

/** What of a page matters to links: the places that can be linked to, and the addresses that it links to. */
export type PageLinks = { places: Set<string>; addresses: Set<string> }

export const linksOf = (html: string): PageLinks => ({
  places: new Set(valuesOf(html, 'id')),
  addresses: new Set(valuesOf(html, 'href')),
})

/**
 * Checks that every link inside the site leads to a page, and every anchor to a place in it.
 *
 * @param pages by their path
 * @param files addresses that are served beside the pages, such as `/assets/media/clip.mp4`
 * @throws Refusal naming the page, the link and what is missing
 */
export function checkLinks(pages: Map<string, PageLinks>, files: Set<string>) {
  for (const [path, { addresses }] of pages)
    for (const href of addresses) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue
      const [address = '', anchor] = href.split('#')
      const target = address.split('?')[0] || path
      if (files.has(target)) continue
      const places = pages.get(target)?.places
      if (!places) throw new Refusal(`${path}: links to ${href}, but no section owns ${target}.`)
      if (anchor && anchor !== 'top' && !places.has(anchor))
        throw new Refusal(`${path}: links to ${href}, but ${target} has no place with the id '${anchor}'.`)
    }
}

/** Values of an attribute in markup that React has written: always in double quotes, escaped. */
function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    known(value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')),
  )
}

const texts = new Map<string, string>()

/** The same text in memory of its own, once: a piece of a page would keep the whole page in memory. */
function known(piece: string): string {
  const text = texts.get(piece) ?? Buffer.from(piece).toString()
  texts.set(text, text)
  return text
}
