import { Refusal } from '../release/store'

/** Rendered pages by path. */
export type RenderedPages = Map<string, string>

/**
 * Checks that every link inside the site leads to a page, and every anchor to a place in it.
 *
 * @param files addresses that are served beside the pages, such as `/assets/media/clip.mp4`
 * @throws Refusal naming the page, the link and what is missing
 */
export function checkLinks(pages: RenderedPages, files: Set<string>) {
  const anchors = new Map([...pages].map(([path, html]) => [path, new Set(valuesOf(html, 'id'))]))
  for (const [path, html] of pages)
    for (const href of new Set(valuesOf(html, 'href'))) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue
      const [address = '', anchor] = href.split('#')
      const target = address.split('?')[0] || path
      if (files.has(target)) continue
      const places = anchors.get(target)
      if (!places) throw new Refusal(`${path}: links to ${href}, but no section owns ${target}.`)
      if (anchor && anchor !== 'top' && !places.has(anchor))
        throw new Refusal(`${path}: links to ${href}, but ${target} has no place with the id '${anchor}'.`)
    }
}

/** Values of an attribute in markup that React has written: always in double quotes, escaped. */
function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  )
}
