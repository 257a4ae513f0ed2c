import chrome from '../../content/chrome.yaml'

type Crumb = { label: string; href: string }

/**
 * The way to a page, for its breadcrumb: the first page, then the entry of the navigation that the page
 * stands below (`/department/ug/anatomy` below `/department/ug`).
 *
 * @param parent the page above, where the path does not tell
 */
export function trailTo(path: string, parent?: string): Crumb[] {
  if (path === '/') return []
  const home = { label: chrome.breadcrumb.home, href: '/' }
  const above = entries()
    .filter(({ href }) => (href !== '/' && href === parent) || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0]
  return above ? [home, above] : [home]
}

const entries = (): Crumb[] =>
  chrome.navigation.items
    .flatMap((item) => ('links' in item ? item.links : [item]))
    .map(({ label, href }) => ({ label, href }))
