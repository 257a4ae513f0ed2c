import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Driver } from '../store/driver'
import { channelOf, type Entry, numbersOf, readEntry } from '../store/log'
import { Refusal, type Store } from '../store/site-store'
import { wholeNumber } from '../store/whole-number'
import { cleanUpAtExit } from './at-exit'
import { composeChannel } from './put-live'

/**
 * One composition of the history.
 *
 * @throws Refusal when the number does not exist
 */
export async function compositionAt(driver: Driver, number: number): Promise<Entry> {
  const entry = await readEntry(driver, 'production', number)
  if (entry) return entry
  throw new Refusal(`${number}: the history has no such composition; npx college history lists them.`)
}

/**
 * The number that a word names: itself, or the composition live at a time.
 *
 * @param word `412`, `2026-03-31` (the end of that day, UTC), or a time in ISO 8601
 * @throws Refusal when it names none
 */
export async function numberAt(driver: Driver, word: string): Promise<number> {
  const number = wholeNumber(word, 1)
  if (number) return (await compositionAt(driver, number)).number
  // `Date.parse` accepts anything that looks like a date, even '-1'.
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.exec(word) ?? []
  const until = Date.parse(`${day}${time ?? 'T23:59:59.999Z'}`)
  // `Date.parse` reads 30 February as 2 March.
  if (Number.isNaN(until) || !z.iso.date().safeParse(day).success)
    throw new Refusal(
      `found '${word}', expected a number of the history or a date, such as 412 or 2026-03-31.`,
    )
  const numbers = (await numbersOf(driver, 'production')).reverse()
  const after = await firstOf(
    numbers,
    async (number) => Date.parse((await compositionAt(driver, number)).when) > until,
  )
  const found = numbers.at(after - 1)
  if (after && found) return found
  throw new Refusal(`${word}: nothing was live then; the history begins later, as npx college history shows.`)
}

/** Binary search: the index of the first item for which `holds` is true, given that it is true for all later ones. `items.length` if none. */
export async function firstOf<T>(items: T[], holds: (item: T) => Promise<boolean>): Promise<number> {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [item] = items.slice(middle)
    if (item !== undefined && (await holds(item))) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Composes the site of an earlier composition, apart from the served one.
 *
 * @throws Refusal when one of its releases is no longer stored
 */
export async function siteAt(store: Store, entry: Entry) {
  const cache = join(store.public, '../.cache')
  mkdirSync(cache, { recursive: true })
  const apart = mkdtempSync(join(cache, 'history-'))
  const remove = cleanUpAtExit(() => rmSync(apart, { recursive: true, force: true }))
  const own = { ...store, composed: apart, public: join(apart, 'public') }
  // Drop earlier releases: nobody rolls back in this copy.
  const { takenBack: _, releases, ...then } = channelOf(entry)
  const live = Object.fromEntries(
    Object.entries(releases).map(([name, placements]) => [name, placements.slice(0, 1)]),
  )
  const channel = { ...then, releases: live, day: then.day ?? entry.when.slice(0, 10) }
  try {
    const { folder } = await composeChannel(own, 'production', { releases: {} }, channel)
    return { folder, remove }
  } catch (error) {
    remove()
    throw error
  }
}
