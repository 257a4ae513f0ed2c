import { appendFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  /** What a result of search shows. */
  title: string
  description: string
}

/** What a new document around the same markup needs. */
export type PageFrame = Omit<RenderedPage, 'html' | 'ids' | 'links' | 'words'>

/**
 * A page as it is recorded: what is known of it, its frame (as JSON) and its entry for search. Both are a line of text,
 * because most composes only pass them on.
 */
export type RecordedPage = { record: PageRecord; frame: string; entry: string }

/** Pages that are recorded together: those of a package, and those of the canary. */
export type RecordName = string

/** Writes what is known of some pages of a site, in three files, because few composes need all. */
export function writeRecords(folder: string, name: RecordName, pages: RecordedPage[]) {
  mkdirSync(folder, { recursive: true })
  const links = new Map<string, number>()
  const place = (href: string) => {
    const known = links.get(href)
    if (known === undefined) links.set(href, links.size)
    return known ?? links.size - 1
  }
  const rows = pages.map(({ record }) => ({ ...record, links: record.links.map(place) }))
  const [records, frames, entries] = filesOf(folder, name)
  writeFileSync(records, JSON.stringify({ links: [...links.keys()], rows }))
  writeFileSync(frames, pages.map(({ frame }) => frame).join('\n'))
  writeFileSync(entries, pages.map(({ entry }) => entry).join('\n'))
}

/** Reads them; none where nothing was recorded. */
export function readRecords(folder: string, name: RecordName): PageRecord[] {
  const [file] = filesOf(folder, name)
  if (!existsSync(file)) return []
  const { links, rows }: { links: string[]; rows: (Omit<PageRecord, 'links'> & { links: number[] })[] } =
    JSON.parse(readFileSync(file, 'utf8'))
  return rows.map((row) => ({ ...row, links: row.links.map((place) => links[place] ?? '') }))
}

/** The frames of recorded pages, in their order. */
export const readFrames = (folder: string, name: RecordName) => linesOf(filesOf(folder, name)[1])

/** Their entries for search. */
export const readEntries = (folder: string, name: RecordName) => linesOf(filesOf(folder, name)[2])

/** Takes over what another site's pages of this name were recorded as, when they are the same pages. */
export function linkRecords(folder: string, from: string, name: RecordName) {
  mkdirSync(folder, { recursive: true })
  const files = filesOf(folder, name)
  for (const [index, file] of filesOf(from, name).entries()) linkSync(file, files[index] ?? '')
}

/** Writes what one file of words keeps for the next compose, after those of the files before it. */
export function appendKeptWords(folder: string, kept: string) {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, wordsFile), `${kept}\n`)
}

/** Reads it; none where there is no such index. */
export function readKeptWords(folder: string): string[] | undefined {
  const file = join(folder, wordsFile)
  return existsSync(file) ? linesOf(file).filter(Boolean) : undefined
}

const wordsFile = 'words.txt'

const filesOf = (folder: string, name: RecordName) =>
  [`${name}.pages.json`, `${name}.frames.txt`, `${name}.entries.txt`].map((file) => join(folder, file)) as [
    records: string,
    frames: string,
    entries: string,
  ]

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')
