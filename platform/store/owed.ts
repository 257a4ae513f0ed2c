import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Driver } from './driver'
import { besideChannels } from './log'
import { withoutSlash } from './place'
import { readJson } from './read-json'
import { setting } from './settings'

const folder = besideChannels.owed

const owed = z.strictObject({
  /** ISO 8601. */
  since: z.string(),
  work: z.union([
    z.strictObject({ deliver: z.string() }),
    /** Addresses whose old content a CDN may still hold. */
    z.strictObject({ purge: z.array(z.string()) }),
  ]),
})

/** Work outside the store: noted before it begins, settled once it is done. */
export type Owed = z.infer<typeof owed> & { key: string }

/** Everything owed, including by commands that were killed or failed. */
export async function everythingOwed(driver: Driver): Promise<Owed[]> {
  const found: Owed[] = []
  for (const { key } of await driver.list(folder)) {
    const note = await readJson(driver, key, owed, 'remove it, and run npx college deliver')
    // Another machine may have settled it just now.
    if (note) found.push({ key, ...note })
  }
  return found
}

/**
 * Notes deliveries, and returns everything that is owed.
 *
 * @param places targets as typed; by default those of `SITE_DELIVER`
 */
export async function oweDeliveries(driver: Driver, places = setting('SITE_DELIVER') ?? []): Promise<Owed[]> {
  if (!places.length) return []
  const owed = await everythingOwed(driver)
  const noted = owed.flatMap(({ work }) => ('deliver' in work ? [withoutSlash(work.deliver)] : []))
  for (const place of places.filter((place) => !noted.includes(place)))
    owed.push(await owe(driver, { deliver: place }))
  return owed
}

export async function owe(driver: Driver, work: Owed['work']): Promise<Owed> {
  const note = { since: new Date().toISOString(), work }
  const key = `${folder}${randomUUID()}.json`
  await driver.writeOnce(key, Buffer.from(JSON.stringify(note)))
  return { key, ...note }
}

export const settle = (driver: Driver, owed: Owed[], isDone: (note: Owed) => boolean) =>
  driver.remove(owed.filter(isDone).map(({ key }) => key))

export const owedInWords = (all: Owed[]) =>
  all.map(({ since, work }) =>
    'deliver' in work
      ? `Owed since ${since}: the delivery to ${work.deliver}; npx college deliver ${work.deliver} makes up for it.`
      : `Owed since ${since}: telling the CDN of ${work.purge.length} changed addresses; npx college deliver makes up for it, with SITE_PURGE.`,
  )
