import chrome from '../../content/chrome.yaml'

type Crumb = { label: string; href: string }

/**
 * A page's breadcrumb: the home page, then the navigation entry above the page (`/department/ug` above
 * `/department/ug/anatomy`), or the menu that it belongs to.
 *
 * @param parent the page above, if the path does not say
 */
export function trailTo(path: string, parent?: string): Crumb[] {
  if (path === '/') return []
  const home = { label: chrome.breadcrumb.home, href: '/' }
  const [above = menuAbove(path)] = navigationLinks
    .filter(({ href }) => (href !== '/' && href === parent) || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)
  return above ? [home, above] : [home]
}

/** The menu that a page belongs to by its path; it links to the first of its pages. */
function menuAbove(path: string): Crumb | undefined {
  const menu = menus.find(({ id }) => path.startsWith(`/${id}/`))
  const first = menu?.links[0]
  return menu && first && first.href !== path ? { label: menu.label, href: first.href } : undefined
}

/**
 * The page to read after this one, if the navigation names this one: the next of the same menu, and after its last its
 * first. The pages in no menu follow each other as if they were in one.
 */
export function nextPage(path: string): { section: string; next: Crumb } | undefined {
  for (const { label, links } of [...menus, alone]) {
    const at = links.findIndex(({ href }) => href === path)
    const next = at >= 0 && links[(at + 1) % links.length]
    if (next && next.href !== path) return { section: label, next }
  }
}

const alone = {
  label: chrome.navigation.college,
  links: chrome.navigation.items.flatMap((item) => ('links' in item || item.href === '/' ? [] : item)),
}

const menus = chrome.navigation.items.filter((item) => 'links' in item)

/** The pages of the navigation, those in its menus too. */
export const navigationLinks: Crumb[] = chrome.navigation.items.flatMap((item) =>
  'links' in item ? item.links : item,
)
