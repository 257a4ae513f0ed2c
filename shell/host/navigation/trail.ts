import chrome from '../../content/chrome.yaml'

type Crumb = { label: string; href: string }

/**
 * A page's breadcrumb: the home page, then the navigation entry above the page (`/department/ug` above
 * `/department/ug/anatomy`).
 *
 * @param parent the page above, if the path does not say
 */
export function trailTo(path: string, parent?: string): Crumb[] {
  if (path === '/') return []
  const home = { label: chrome.breadcrumb.home, href: '/' }
  const above = navigationLinks
    .filter(({ href }) => (href !== '/' && href === parent) || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0]
  return above ? [home, above] : [home]
}

/** The pages of the navigation, those in its menus too. */
export const navigationLinks: Crumb[] = chrome.navigation.items
  .flatMap((item) => ('links' in item ? item.links : [item]))
  .map(({ label, href }) => ({ label, href }))
