import { appendFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '@college/shared/contract/shell-server'
import { lineAtIn } from './long-file'

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

/** What a new document around the same markup needs. */
export type PageFrame = Omit<RenderedPage, 'html' | 'ids' | 'links' | 'words'>

/**
 * A page as it is recorded: what is known of it, its frame (as JSON) and its entry for search. Both are a line of text,
 * because most composes only pass them on.
 */
export type RecordedPage = { record: PageRecord; frame: string; entry: string; row?: Row }

/**
 * A record as a line of text: key, rendering, and the rest as JSON, in which ids and links are places in a list of names.
 * Most pages have the same ids, and links to the same pages.
 */
type Row = { text: string; names: string[] }

/** Pages that are recorded together: those of a package, and those of the canary. */
export type RecordName = string

/** Pages that are written at a time. */
const atOnce = 500

/** Writes what is known of some pages of a site, in three files of a line for each, because few composes need all. */
export function writeRecords(folder: string, name: RecordName, pages: RecordedPage[]) {
  mkdirSync(folder, { recursive: true })
  const common = pages.find(({ row }) => row)?.row?.names ?? []
  const names = new Map(common.map((name, place) => [name, place]))
  const place = (name: string) => {
    const known = names.get(name)
    if (known === undefined) names.set(name, names.size)
    return known ?? names.size - 1
  }
  const rowOf = ({ row, record: { key, rendering, ids, links, ...record } }: RecordedPage) =>
    row?.names === common
      ? row.text
      : `${key} ${rendering} ${JSON.stringify({ ...record, ids: ids.map(place), links: links.map(place) })}`
  const files = filesOf(folder, name)
  for (const file of files) writeFileSync(file, '')
  const [records, frames, entries] = files
  for (let first = 0; first < pages.length; first += atOnce) {
    const some = pages.slice(first, first + atOnce)
    appendLines(records, some.map(rowOf))
    appendLines(frames, some.map(frameOf))
    appendLines(entries, some.map(entryOf))
  }
  appendLines(records, [JSON.stringify([...names.keys()])])
}

const frameOf = ({ frame }: RecordedPage) => frame
const entryOf = ({ entry }: RecordedPage) => entry

/** Reads them, as lines of text; none where nothing was recorded. */
export function readRows(folder: string, name: RecordName): { rows: string[]; names: string[] } {
  const [file] = filesOf(folder, name)
  const rows = existsSync(file) ? linesOf(file) : []
  return { names: JSON.parse(rows.pop() ?? '[]'), rows }
}

export const keyIn = (row: string) => row.slice(0, row.indexOf(' '))
export const renderingIn = (row: string) => row.slice(row.indexOf(' ') + 1, row.indexOf('{') - 1)

/** The record in a row. */
export function recordIn({ text, names }: Row): PageRecord {
  const {
    ids,
    links,
    ...record
  }: Omit<PageRecord, 'key' | 'rendering' | 'ids' | 'links'> & Record<'ids' | 'links', number[]> = JSON.parse(
    text.slice(text.indexOf('{')),
  )
  const nameAt = (place: number) => names[place] ?? ''
  return {
    ...record,
    key: keyIn(text),
    rendering: renderingIn(text),
    ids: ids.map(nameAt),
    links: links.map(nameAt),
  }
}

/** The frames of recorded pages, in their order. */
export const readFrames = (folder: string, name: RecordName) => lineAtIn(filesOf(folder, name)[1])

/** Their entries for search. */
export const readEntries = (folder: string, name: RecordName) => lineAtIn(filesOf(folder, name)[2])

/** Takes over what another site's pages of this name were recorded as, when they are the same pages. */
export function linkRecords(folder: string, from: string, name: RecordName) {
  mkdirSync(folder, { recursive: true })
  const files = filesOf(folder, name)
  for (const [index, file] of filesOf(from, name).entries()) linkSync(file, files[index] ?? '')
}

const filesOf = (folder: string, name: RecordName) =>
  [`${name}.records.txt`, `${name}.frames.txt`, `${name}.entries.txt`].map((file) => join(folder, file)) as [
    records: string,
    frames: string,
    entries: string,
  ]

const appendLines = (file: string, lines: string[]) =>
  appendFileSync(file, lines.map((line) => `${line}\n`).join(''))

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(0, -1)
