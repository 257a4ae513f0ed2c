/** `/library/` is the same page as `/library`. */
export const withoutSlash = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''))

/** The address of the link that an element is, or is in, if it leads to another page of this site. */
export function internalTarget(target: EventTarget | null, pathname: string): URL | undefined {
  const element = target instanceof Element ? target.closest('a') : null
  if (!element?.href || element.target || element.hasAttribute('download')) return
  const url = new URL(element.href)
  if (url.origin !== location.origin) return
  // An anchor in this page: the browser itself scrolls and moves the focus.
  if (url.pathname === pathname && url.hash) return
  // A file, not a page.
  if (/\.\w+$/.test(url.pathname)) return
  return url
}
