import { attempt } from '@college/shared/ui/draft'

/** `/library/` is the same page as `/library`. */
export const withoutSlash = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''))

/** The address of the link that an element is, or is in, if it leads to another page of this site. */
export function internalTarget(target: EventTarget | null, pathname: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  // By attributes: a link in an SVG has objects for `href` and `target`.
  const href = link?.getAttribute('href') ?? ''
  if (!link || link.getAttribute('target') || link.hasAttribute('download')) return
  const url = attempt(() => new URL(href, link.baseURI))
  if (url?.origin !== location.origin) return
  // An anchor in this page: the browser itself scrolls and moves the focus.
  if (url.pathname === pathname && url.hash) return
  // A file, not a page.
  if (/\.\w+$/.test(url.pathname)) return
  return url
}
