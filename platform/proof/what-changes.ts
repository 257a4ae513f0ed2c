import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { placeholder } from '@college/shared/content/placeholder'
import { pageFile } from '../compose/page-file'
import { readRecord } from '../site/site-record'
import { firstFew } from '../store/refusal'
import type { Store } from '../store/site-store'
import { changedTexts } from './changed-texts'
import { pageFiles } from './page-weight'

/** Up to this many changed pages are all tested and pictured; of more, the longest of each template. */
const few = 8

/** How many paths a sentence lists, and how many pages are told word by word. */
const listed = 12
const told = 40

/** Which pages of a site to test in a browser because they are new or differ, and what to report. */
export type Changes = { tried: string[]; pictured: string[]; said: string[] }

/**
 * Compares two composed sites page by page.
 *
 * @param live the folder of the live site; none before the first
 */
export function changesBetweenSites(store: Store, folder: string, live: string | undefined): Changes {
  const [now, before] = [hashesIn(store, folder), hashesIn(store, live)]
  const changed = [...now].flatMap(([path, hash]) => (before.get(path) === hash ? [] : [path]))
  const gone = [...before.keys()].filter((path) => !now.has(path))
  const tried = changed.length > few ? longestOfEachTemplate(folder, changed) : changed
  const pictured = tried.slice(0, few)
  const texts = live ? textsOf(live, folder) : []
  const silent = changed.filter((path) => before.has(path) && !texts.some((page) => page.path === path))
  return {
    tried,
    pictured,
    said: [
      changed.length ? `Pages that change: ${list(changed)}.` : 'No page changes.',
      ...(gone.length ? [`Pages that go: ${list(gone)}.`] : []),
      ...changed
        .filter((path) => readFileSync(join(folder, pageFile(path)), 'utf8').includes(placeholder))
        .map((path) => `${path} still has words of npx college new-page (“${placeholder} …”).`),
      ...(tried.length < changed.length ? [`Of each template one is tried: ${tried.join(', ')}.`] : []),
      ...(pictured.length < tried.length ? [`Pictures are compared of ${pictured.join(', ')}.`] : []),
      ...texts
        .slice(0, told)
        .map(({ path, before, after }) => `${path} says ${quoted(after)} in place of ${quoted(before)}.`),
      ...(silent.length
        ? [
            `The main part of ${list(silent)} comes with the same words; what appears after an action may differ.`,
          ]
        : []),
      ...(texts.length > told ? [`Other words are also on ${texts.length - told} more pages.`] : []),
    ],
  }
}

/** The changed texts of each page; those of header and footer only once, on the home page. */
function textsOf(live: string, folder: string) {
  const home = changedTexts(live, folder, 'shell').filter(({ path }) => path === '/')
  return [...home, ...changedTexts(live, folder).filter(({ path }) => path !== '/')]
}

const hashesIn = (store: Store, folder: string | undefined) =>
  new Map(
    (folder ? (readRecord(store, basename(folder))?.pages ?? []) : []).map(({ path, hash }) => [path, hash]),
  )

/** Pages of one template have the same components, and so the same style sheets. */
function longestOfEachTemplate(folder: string, paths: string[]): string[] {
  const longest = new Map<string, { path: string; length: number }>()
  for (const path of paths) {
    const html = readFileSync(join(folder, pageFile(path)), 'utf8')
    const template = pageFiles(html)
      .styles.map(({ url }) => url)
      .sort()
      .join()
    if (html.length > (longest.get(template)?.length ?? 0))
      longest.set(template, { path, length: html.length })
  }
  return [...longest.values()].map(({ path }) => path)
}

const list = (paths: string[]) => firstFew(paths, listed).join(', ')

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ') || 'nothing'
