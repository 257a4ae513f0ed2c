import { hash } from 'node:crypto'
import { type ChannelName, channelNames } from '@college/shared/contract/composition'
import { z } from 'zod'
import { type Channel, channelContent, liveIn, liveVersion } from './channel'
import { type Driver, notOurs, type Stored } from './driver'
import { eachLimited, filesInParallel } from './each-limited'
import { readJson } from './read-json'
import { damageIn, oneLine, Refusal } from './refusal'
import type { Store } from './site-store'
import { wholeNumber } from './whole-number'

/** One composition of a channel's history, as stored. It is never rewritten. */
export type Entry = z.infer<typeof entry>
const entry = channelContent.extend({
  number: z.int().positive(),
  /** ISO 8601, by the clock of the machine that wrote it. Only `number` gives the order. */
  when: z.string(),
  who: z.string(),
  why: z.string(),
  replaced: z.record(z.string(), z.string()),
})

/**
 * The newest composition of a channel. Number 0 means that there is none yet.
 */
export type Head = { number: number; channel: Channel }

/** Names sort newest first: one short listing finds the live composition, however long the history. */
const folderOf = (name: ChannelName) => `channels/${name}/`
/** Folders beside the channels': facts of compositions, pending deliveries, waiting changes. */
export const besideChannels = {
  facts: 'channels/facts/',
  owed: 'channels/owed/',
  waiting: 'channels/waiting/',
}
export const keyOf = (name: ChannelName, number: number) =>
  `${folderOf(name)}${String(999_999_999 - number).padStart(9, '0')}-${number}.json`

const remedy = 'npx college check-store says what else is wrong'

/** A channel with its fields in a fixed order, so that equal channels serialize to equal texts. */
export const channelOf = ({ releases, takenBack, canary, facts, day }: Channel): Channel => ({
  releases,
  ...(takenBack && { takenBack }),
  ...(canary && { canary }),
  ...(facts && { facts }),
  ...(day && { day }),
})

/**
 * What is live in a channel; a channel never written has nothing.
 *
 * @throws Refusal when production looks empty but something unknown is where its history belongs
 */
export async function readHead(driver: Driver, name: ChannelName): Promise<Head> {
  const newest = await newerThan(driver, name, 0)
  if (!newest && name === 'production') await refuseUnknownChannels(driver)
  return newest ?? { number: 0, channel: { releases: {} } }
}

/** What is live in a channel, if there is a composition newer than `number`. */
export async function newerThan(
  driver: Driver,
  name: ChannelName,
  number: number,
): Promise<Head | undefined> {
  const [newest] = await listEntries(driver, name, 1)
  if (!newest || newest.number <= number) return
  return readListed(driver, name, newest)
}

/** Finds the newest composition from one that another machine wrote; a network file system may not list it yet. */
export async function readNewer(driver: Driver, name: ChannelName, number: number): Promise<Head> {
  let newest = await readListed(driver, name, { number })
  for (;;) {
    const more = await readEntry(driver, name, newest.number + 1)
    if (!more) return newest
    newest = headOf(more)
  }
}

/** Which releases a composition brought, and in place of which; `before` is the composition before it. */
export const broughtBy = (entry: Entry, before: Entry | undefined) => [
  ...Object.entries(entry.replaced).map(
    ([name, version]) => `${name} ${liveVersion(entry, name) ?? 'none'} in place of ${version}`,
  ),
  // An entry names what it replaced, and so nothing of a package that was not live.
  ...liveIn(entry)
    .filter(([name]) => before && !liveVersion(before, name))
    .map(([name, version]) => `${name} ${version} in place of none`),
]

const headOf = (found: Entry): Head => ({ number: found.number, channel: channelOf(found) })

/** Compositions already read, by the hash in the listing: each is downloaded from a bucket once. */
const alreadyRead = new Map<string, Entry>()

/** Reads a listed composition. A failure must not make the channel look empty. */
export async function readListed(
  driver: Driver,
  name: ChannelName,
  { number, md5 }: Pick<Stored, 'md5'> & { number: number },
): Promise<Head> {
  const known = md5 && alreadyRead.get(md5)
  const found = known || (await readEntry(driver, name, number))
  if (!found)
    throw new Refusal(
      `${driver.place}/${keyOf(name, number)}: is listed but could not be read, expected a composition; run the command again.`,
    )
  if (md5) alreadyRead.set(md5, found)
  return headOf(found)
}

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

/**
 * Compositions by number, in that order, without those that another machine has removed meanwhile.
 *
 * @returns those that can be read, and why the first of the others cannot
 */
export async function readEntries(driver: Driver, name: ChannelName, numbers: number[]) {
  const found = new Map<number, Entry | undefined>()
  let damaged: Refusal | undefined
  await eachLimited(numbers, filesInParallel, async (number) => {
    try {
      found.set(number, await readEntry(driver, name, number))
    } catch (error) {
      damaged ??= damageIn(error)
    }
  })
  return { entries: numbers.flatMap((number) => found.get(number) ?? []), damaged }
}

/** Writes the next composition of a channel; false when another machine has taken this number. */
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

/**
 * A channel's history, newest first.
 *
 * @throws Refusal when its folder holds anything else: an unknown file must not hide what is live
 */
export async function listEntries(driver: Driver, name: ChannelName, limit?: number) {
  const listed = await driver.list(folderOf(name), limit)
  return listed.map((stored) => ({ ...stored, number: numberIn(driver, name, stored.key) }))
}

function numberIn(driver: Driver, name: ChannelName, key: string): number {
  const number = wholeNumber(/-(\d+)\.json$/.exec(key)?.[1] ?? '', 1)
  if (number && key === keyOf(name, number)) return number
  throw notOurs(driver, key, 'a composition')
}

/** @throws Refusal when the store has channels unknown to this checkout, whose needs it would overlook */
export async function refuseUnknownChannels(driver: Driver) {
  const known = [...channelNames.map(folderOf), ...Object.values(besideChannels)]
  const unknown = (await driver.list('channels/')).find(
    ({ key }) => !known.some((folder) => key.startsWith(folder)),
  )
  if (unknown)
    throw new Refusal(
      `${driver.place}/${oneLine(unknown.key)}: found something that this checkout does not know, expected ${known.join(', ')}; update the checkout, or move it elsewhere.`,
    )
}

/** The numbers of a channel's history, newest first. */
export const numbersOf = async (driver: Driver, name: ChannelName, limit?: number) =>
  (await listEntries(driver, name, limit)).map(({ number }) => number)

/** What is live in a channel; one never written has nothing. */
export const readChannel = async ({ driver }: Store, name: ChannelName = 'production'): Promise<Channel> =>
  (await readHead(driver, name)).channel

/**
 * What a channel's site is composed from. The preview stores only its differences; everything else is what
 * is live in production when it is composed.
 */
export async function effectiveChannel(store: Store, channel: Channel, name: ChannelName): Promise<Channel> {
  if (name === 'production') return channel
  const { canary: _, takenBack: __, ...production } = await readChannel(store)
  return { ...production, ...channel, releases: { ...production.releases, ...channel.releases } }
}
