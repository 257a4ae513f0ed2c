import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isListed } from '@college/shared/contract/page-data'
import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

/** A page of a composed site: its path, and its document as HTML. */
export type HtmlPage = { path: string; html: string }

/** The pages of a composed site, by its route manifest. */
export const pagesIn = (folder: string): HtmlPage[] =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')).pages).map((path) => ({
    path,
    html: readFileSync(join(folder, `${path === '/' ? '/index' : path}.html`), 'utf8'),
  }))

/**
 * What is wrong in the HTML of a site's pages, independent of their words: one line each, starting with the path.
 *
 * @param isFile whether an address of the site is a served file
 */
export function faultsOf(pages: HtmlPage[], isFile: (path: string) => boolean): string[] {
  const read = pages.map(({ path, html }) => ({ path, document: documentOf(html) }))
  const idsOf = new Map(read.map(({ path, document }) => [path, new Set(document.ids)]))
  const leads = (from: string, href: string) => {
    const [address = '', anchor] = href.split('#')
    const ids = idsOf.get(address.split('?')[0] || from)
    if (!ids) return isFile(address)
    return !anchor || anchor === 'top' || ids.has(anchor)
  }
  return [
    ...read.flatMap(({ path, document }) =>
      [
        ...said(path, document),
        ...built(document),
        ...linked(document, (href) => leads(path, href), isFile),
      ].map((fault) => `${path}: ${fault}`),
    ),
    ...doubles(read, 'description', ({ document }) => document.description),
    ...doubles(read, 'title', ({ document }) => document.title),
  ]
}

/** The faults of a composed site in a folder. */
export const faultsIn = (folder: string) =>
  faultsOf(pagesIn(folder), (path) => existsSync(join(folder, path)))

type Element = ReturnType<typeof DomUtils.findAll>[number]
const isElement = (node: object): node is Element => 'attribs' in node

/** A document as a list of its elements, in order: a full browser's parser would take a second a page. */
function documentOf(html: string) {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children)
  const some = (...names: string[]) => elements.filter(({ name }) => names.includes(name))
  const having = (attribute: string) => elements.filter(({ attribs }) => attribute in attribs)
  const [root] = elements
  return {
    some,
    having,
    ids: having('id').map(({ attribs }) => attribs.id ?? ''),
    language: root?.attribs.lang,
    title: some('title').map(textOf)[0] ?? '',
    canonical: some('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '',
    description: some('meta').find(({ attribs }) => attribs.name === 'description')?.attribs.content ?? '',
  }
}
type Document = ReturnType<typeof documentOf>

const unread = ['script', 'style', 'noscript', 'template']
/** The visible text of an element. */
const textOf = (element: Element): string =>
  element.children
    .map((child) => {
      if (child.type === ElementType.ElementType.Text) return child.data
      return isElement(child) && !unread.includes(child.name) ? textOf(child) : ''
    })
    .join('')
    .trim()
const isIn = (element: Element, name: string): boolean => {
  const { parent } = element
  return parent !== null && isElement(parent) && (parent.name === name || isIn(parent, name))
}

/** Checks the page's metadata and outline. */
function* said(path: string, { some, language, title, description, canonical }: Document) {
  const headings = some('h1')
  const heading = headings.map(textOf)[0] ?? ''
  if (headings.length !== 1 || headings.some((h1) => !isIn(h1, 'main')))
    yield `found ${headings.length} headings of level 1, expected one, in main`
  if (!language) yield 'found no language of the document'
  if (!title.trim()) yield 'found no title'
  else if (isListed(path) && path !== '/' && !title.includes(heading))
    yield `found the title “${title}”, expected the heading “${heading}” in it`
  if (isListed(path) && (description.length < 50 || description.length > 300))
    // Content allows up to 170; a name that is filled in may be long.
    yield `found a description of ${description.length} characters, expected 50 to 300`
  if (!URL.canParse(canonical) || new URL(canonical).pathname !== path)
    yield `found the canonical address '${canonical}', expected one that ends in ${path}`
  for (const place of ['header', 'nav', 'main', 'footer'])
    if (some(place).length === 0) yield `found no <${place}>`
  const current = some('a').filter(
    (link) => link.attribs.href === path && isIn(link, 'nav') && isIn(link, 'header') && !isIn(link, 'main'),
  )
  if (current.some(({ attribs }) => attribs['aria-current'] !== 'page'))
    yield 'is not the current page in its own navigation'
  const odd = /\{[a-z][\w.]*\}|undefined|\[object |NaN\b/.exec(some('body').map(textOf).join())
  if (odd) yield `shows “${odd[0]}”`
}

/** Checks that references between elements resolve, and visible things have a name. */
function* built({ some, having, ids }: Document) {
  const known = new Set(ids)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) yield `found the id '${twice}' twice`
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'for', 'list', 'form'])
    for (const { attribs } of having(attribute))
      for (const id of (attribs[attribute] ?? '').split(/\s+/))
        if (!known.has(id)) yield `${attribute}="${id}": there is no such id`
  for (const { attribs } of some('img')) {
    if (attribs.alt === undefined) yield `${attribs.src}: found no alt`
    if (!attribs.width || !attribs.height) yield `${attribs.src}: found no size`
  }
  for (const element of [...having('hidden'), ...some('template')])
    if (isIn(element, 'main')) yield `hides <${element.name}> for a script to show`
  const named = new Map(having('id').map((element) => [element.attribs.id, element]))
  const labels = new Map(some('label').map((label) => [label.attribs.for, textOf(label)]))
  for (const control of some('a', 'button', 'summary', 'select', 'textarea', 'input'))
    if (control.attribs.type !== 'hidden' && !nameOf(control, named, labels))
      yield `${DomUtils.getOuterHTML(control).slice(0, 120)}: found no name`
  for (const heading of some('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'legend', 'dt'))
    if (!textOf(heading)) yield `found an empty <${heading.name}>`
  for (const group of some('ul', 'ol', 'dl', 'select', 'tbody'))
    if (!group.children.some(isElement)) yield `found an empty <${group.name}>`
  for (const form of some('form')) {
    const inside = DomUtils.findAll(() => true, form.children)
    const asks = inside.some(({ attribs }) => attribs.type === 'email')
    const field = inside.findIndex(({ name }) => ['input', 'select', 'textarea'].includes(name))
    if (asks && !inside.slice(0, field).some(({ attribs }) => attribs.href === '/privacy'))
      yield 'asks who somebody is, and does not link to /privacy before the first field'
  }
  for (const { attribs, children } of some('script'))
    if (attribs.type === 'application/ld+json' && !isJson(DomUtils.textContent(children)))
      yield 'found structured data that is no JSON'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Nearly as browsers compute it (https://www.w3.org/TR/accname-1.2/). */
function nameOf(
  control: Element,
  named: Map<string | undefined, Element>,
  labels: Map<string | undefined, string>,
): string {
  const { id, title, 'aria-label': label, 'aria-labelledby': labelledBy } = control.attribs
  if (labelledBy) return textOfAll(labelledBy.split(/\s+/).flatMap((other) => named.get(other) ?? []))
  const inner = DomUtils.findAll(({ name }) => name === 'img', control.children)
  const pictured = inner.map(({ attribs }) => attribs.alt ?? '').join(' ')
  const around = labels.get(id) ?? (isIn(control, 'label') ? 'a label around it' : '')
  const own = ['select', 'textarea', 'input'].includes(control.name) ? around : textOf(control)
  return (label || own || pictured || title || '').trim()
}

const textOfAll = (elements: Element[]) => elements.map(textOf).join(' ').trim()

/** Checks that links resolve and files exist. */
function* linked(
  { some, having }: Document,
  leads: (href: string) => boolean,
  isFile: (path: string) => boolean,
) {
  for (const { attribs } of some('a', 'area')) {
    const { href } = attribs
    if (href === undefined) continue
    if (/^[/#]/.test(href) && !leads(href)) yield `links to ${href}, which leads nowhere`
    if (href.startsWith('tel:') && !/^tel:\+\d{8,15}$/.test(href))
      yield `links to ${href}, which is no number`
    if (href.startsWith('mailto:') && !/^mailto:[^@\s]+@[^@\s]+\.\w+/.test(href))
      yield `links to ${href}, which is no address`
    if (!/^(\/|#|\?|tel:|mailto:|https:)/.test(href)) yield `links to '${href}'`
  }
  const files = [
    ...having('src').map(({ attribs }) => attribs.src ?? ''),
    ...some('link').map(({ attribs }) => attribs.href ?? ''),
    ...having('srcset').flatMap(({ attribs }) =>
      (attribs.srcset ?? '').split(/,\s*/).map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    ),
  ]
  for (const file of new Set(files))
    if (/^\/(?!\/)/.test(file) && !isFile(file) && !leads(file)) yield `asks for ${file}, which is not there`
}

function doubles(
  pages: { path: string; document: Document }[],
  what: string,
  of: (page: { path: string; document: Document }) => string,
): string[] {
  const first = new Map<string, string>()
  return pages
    .filter(({ path }) => isListed(path))
    .flatMap((page) => {
      const value = of(page)
      const before = first.get(value)
      first.set(value, before ?? page.path)
      return before && value ? [`${page.path}: has the ${what} of ${before}`] : []
    })
}
