import { hash } from 'node:crypto'
import type { ChannelName } from '@college/shared/contract/composition'
import { z } from 'zod'
import { type Channel, channelContent } from './channel'
import type { Driver, Stored } from './driver'
import { readJson } from './read-json'
import { Refusal } from './refusal'
import type { Store } from './site-store'

/** One composition of a channel's history, as it is stored: written once. */
export type Entry = z.infer<typeof entry>
const entry = channelContent.extend({
  number: z.int().positive(),
  /** ISO 8601, by the clock of the machine that wrote it. Only the numbers say what was before what. */
  when: z.string(),
  who: z.string(),
  why: z.string(),
  /** The releases that this composition replaced, by package. */
  replaced: z.record(z.string(), z.string()),
})

/**
 * A composition as a channel has it at its head. Number 0 is before the first.
 */
export type Head = { number: number; channel: Channel }

/** Names sort newest first: one short listing finds what is live, however long the history. */
const folderOf = (name: ChannelName) => `channels/${name}/`
const keyOf = (name: ChannelName, number: number) =>
  `${folderOf(name)}${String(999_999_999 - number).padStart(9, '0')}-${number}.json`
const numberIn = (key: string) => Number(/-(\d+)\.json$/.exec(key)?.[1] ?? 0)

const remedy = 'npx college check-store says what else is wrong'

/** A channel with its parts in the order in which they are read, so that the same channel is the same text. */
export const channelOf = ({ releases, takenBack, canary, facts, day }: Channel): Channel => ({
  releases,
  ...(takenBack && { takenBack }),
  ...(canary && { canary }),
  ...(facts && { facts }),
  ...(day && { day }),
})

/** What is live in a channel; a channel that was never written has nothing. */
export const readHead = async (driver: Driver, name: ChannelName): Promise<Head> =>
  (await newerThan(driver, name, 0)) ?? { number: 0, channel: { releases: {} } }

/** What is live in a channel, if somebody has written it after a number. */
export async function newerThan(
  driver: Driver,
  name: ChannelName,
  number: number,
): Promise<Head | undefined> {
  const [newest] = await listEntries(driver, name, 1)
  if (!newest || numberIn(newest.key) <= number) return
  return readListed(driver, name, newest)
}

/** What is live after a number that somebody else wrote first; a list of a network file system may not show it yet. */
export async function readNewer(driver: Driver, name: ChannelName, number: number): Promise<Head> {
  let newest = await readListed(driver, name, { key: keyOf(name, number) })
  for (;;) {
    const more = await readEntry(driver, name, newest.number + 1)
    if (!more) return newest
    newest = headOf(more)
  }
}

const headOf = (found: Entry): Head => ({ number: found.number, channel: channelOf(found) })

/** Compositions already read, by the hash in the listing: each is requested from a bucket once. */
const alreadyRead = new Map<string, Entry>()

/** Reads a listed composition. A failure here must not make the channel look empty. */
export async function readListed(
  driver: Driver,
  name: ChannelName,
  { key, md5 }: Pick<Stored, 'key' | 'md5'>,
): Promise<Head> {
  const known = md5 && alreadyRead.get(md5)
  const found = known || (await readEntry(driver, name, numberIn(key)))
  if (!found)
    throw new Refusal(
      `${driver.place}/${key}: is listed but could not be read, expected a composition; run the command again.`,
    )
  if (md5) alreadyRead.set(md5, found)
  return headOf(found)
}

/** One composition of a channel's history; undefined when it has no such number. */
export async function readEntry(
  driver: Driver,
  name: ChannelName,
  number: number,
): Promise<Entry | undefined> {
  const key = keyOf(name, number)
  const found = await readJson(driver, key, entry, remedy)
  if (!found || found.number === number) return found
  throw new Refusal(`${driver.place}/${key}: number: found ${found.number}, expected ${number}; ${remedy}.`)
}

/** Writes the next composition of a channel; false when somebody else has written one under this number. */
export async function append(
  driver: Driver,
  name: ChannelName,
  { number, channel }: Head,
  told: Omit<Entry, keyof Channel | 'number'>,
) {
  const next = { number, ...told, ...channelOf(channel) }
  const bytes = Buffer.from(`${JSON.stringify(next, null, 2)}\n`)
  const isWritten = await driver.writeOnce(keyOf(name, number), bytes)
  if (isWritten) alreadyRead.set(hash('md5', bytes), next)
  return isWritten
}

/** A channel's history as it is listed, newest first. */
export const listEntries = (driver: Driver, name: ChannelName, limit?: number): Promise<Stored[]> =>
  driver.list(folderOf(name), limit)

/** The numbers of a channel's history, newest first. */
export const numbersOf = async (driver: Driver, name: ChannelName, limit?: number) =>
  (await listEntries(driver, name, limit)).map(({ key }) => numberIn(key))

/** What is live in a channel; one that was never written has nothing. */
export const readChannel = async ({ driver }: Store, name: ChannelName = 'production'): Promise<Channel> =>
  (await readHead(driver, name)).channel

/**
 * What a channel's site is composed from. The preview names only what differs: everything else in it is what
 * is live in production, at the moment of its compose.
 */
export async function effectiveChannel(store: Store, channel: Channel, name: ChannelName): Promise<Channel> {
  if (name === 'production') return channel
  const { canary: _, takenBack: __, ...production } = await readChannel(store)
  return { ...production, ...channel, releases: { ...production.releases, ...channel.releases } }
}
