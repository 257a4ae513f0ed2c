import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../../../shared/contract/shell-server'

/** What is known of a composed page without reading it. */
export type PageRecord = {
  path: string
  key: string
  rendering: string
  /** Hash of the document. */
  hash: string
  /** Where the markup begins in the document, and its length; a start of -1 where the document holds it otherwise. */
  markup: [start: number, length: number]
  ids: string[]
  links: string[]
}

/** What the words for search and a new document around the same markup need. */
export type PageText = Omit<RenderedPage, 'html' | 'ids' | 'links'>

/** Pages that are recorded together: those of a package, and those of the canary. */
export type RecordName = string

/** Writes what is known of some pages of a site; the texts apart, because most composes read none. */
export function writeRecords(folder: string, name: RecordName, pages: PageRecord[], texts: PageText[]) {
  mkdirSync(folder, { recursive: true })
  const links = new Map<string, number>()
  const place = (href: string) => {
    const known = links.get(href)
    if (known === undefined) links.set(href, links.size)
    return known ?? links.size - 1
  }
  const rows = pages.map((page) => ({ ...page, links: page.links.map(place) }))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ links: [...links.keys()], rows }))
  writeFileSync(join(folder, `${name}.text.json`), JSON.stringify(texts))
}

/** Reads them; none where nothing was recorded. */
export function readRecords(folder: string, name: RecordName): PageRecord[] {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) return []
  const { links, rows }: { links: string[]; rows: (Omit<PageRecord, 'links'> & { links: number[] })[] } =
    JSON.parse(readFileSync(file, 'utf8'))
  return rows.map((row) => ({ ...row, links: row.links.map((place) => links[place] ?? '') }))
}

/** The texts of recorded pages, in their order. */
export const readTexts = (folder: string, name: RecordName): PageText[] =>
  JSON.parse(readFileSync(join(folder, `${name}.text.json`), 'utf8'))
