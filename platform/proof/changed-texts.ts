import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortened } from '@college/shared/content/values'
import type { RouteManifest } from '@college/shared/contract/route-manifest'
import { pageFile } from '../compose/page-file'
import { firstFew } from '../store/refusal'

/** A page whose texts, pictures or links change: those removed and those added. */
type ChangedPage = { path: string; before: string[]; after: string[] }

/** The most texts of a page to report; nobody would read more. */
const most = { texts: 12, letters: 240 }

/** Letters of a long text that are shown before what changes in it. */
const lead = 60

/**
 * Which texts, pictures and links would change for visitors if another site became live.
 *
 * @param live the folder of the live site
 * @param owner compares only this package's pages; for `shell`, which is on all, the whole home page. Default: all pages
 */
export function changedTexts(live: string, next: string, owner?: string): ChangedPage[] {
  const later = pagesOf(next)
  // The preview has never had a release.
  if (Object.keys(later).length === 0) return []
  const pages = { ...pagesOf(live), ...later }
  const own = Object.entries(pages).flatMap(([path, [by]]) =>
    !owner || by === owner || (owner === 'shell' && path === '/') ? [path] : [],
  )
  return own.flatMap((path) => {
    const [before, after] = [live, next].map((site) => textsOf(join(site, pageFile(path)), owner === 'shell'))
    const [gone, come] = [without(before, after), without(after, before)]
    return gone.length + come.length > 0
      ? [{ path, before: shown(gone, come), after: shown(come, gone) }]
      : []
  })
}

export function pagesOf(site: string): RouteManifest['pages'] {
  const file = join(site, 'routes.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).pages : {}
}

/** The texts of a page in order, with its pictures and where its links lead; none if the page does not exist. */
function textsOf(file: string, whole: boolean): string[] {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const part = (whole ? /<body[^>]*>(.*)<\/body>/s : /<main[^>]*>(.*)<\/main>/s).exec(html)?.[1] ?? ''
  return part
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<(\w*)([^>]*)>/g, (_, tag, attributes) => `<${said(tag, attributes).join('<')}<`)
    .split('<')
    .map((text) => decoded(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** What a tag gives visitors besides its words. */
const said = (tag: string, attributes: string) =>
  [...attributes.matchAll(/\s(alt|aria-label|title|placeholder|href|src|poster)="([^"]*)"/g)].flatMap(
    ([, name, value = '']) => {
      if (name === 'href') return tag === 'a' ? [`link to ${value}`] : []
      return name === 'src' || name === 'poster' ? [`file ${value.replace(/^.*\//, '')}`] : [value]
    },
  )

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const decoded = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&(\w+);/g, (all, name) => names[name] ?? all)

/** The texts that occur more often in one page than in another. */
function without(texts: string[] = [], others: string[] = []): string[] {
  const left = [...others]
  return texts.filter((text) => {
    const place = left.indexOf(text)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** Of many texts the first, and how many there are besides; of a long one the part from where it differs. */
const shown = (texts: string[], others: string[]) =>
  firstFew(
    numbersLast(texts, others).map((text) => excerpt(text, others)),
    most.texts,
  )

/** One more card changes the counter of each other, before which nobody would find its words. */
function numbersLast(texts: string[], others: string[]): string[] {
  const words = (text: string) => text.replace(/\d+/g, '0')
  const same = new Set(others.map(words))
  const isNumber = (text: string) => Number(same.has(words(text)))
  return texts.toSorted((one, other) => isNumber(one) - isNumber(other))
}

function excerpt(text: string, others: string[]): string {
  if (text.length <= most.letters) return text
  const same = Math.max(0, ...others.map((other) => commonStart(text, other)))
  const from = same > lead ? text.lastIndexOf(' ', same - lead) + 1 : 0
  return (from ? '…' : '') + shortened(text.slice(from), most.letters)
}

/** The number of letters with which both texts begin. */
function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
