import { hash } from 'node:crypto'
import { isSection, type Section } from '@college/shared/contract'
import type { ChannelName } from '@college/shared/contract/composition'
import { z } from 'zod'
import type { Channel } from './channel'
import { type Driver, isName, type Stored } from './driver'
import { Refusal } from './refusal'
import { readKey } from './shape'

const version = z.string().refine(isName, 'expected a version: letters, digits, hyphens')
const placement = z.strictObject({ version, since: z.string() })
const placements = z.record(z.string().refine(isName), z.array(placement))

const content = z.strictObject({
  /** Per package the live release, then the way back. */
  releases: placements,
  /** Releases that were taken back; tabs that were opened with them are still open. */
  takenBack: placements.exactOptional(),
  canary: z
    .strictObject({
      section: z.custom<Section>((name) => typeof name === 'string' && isSection(name), 'expected a section'),
      share: z.int().min(1).max(99),
      version,
      since: z.string(),
    })
    .exactOptional(),
  /** The hash of the site configuration. */
  facts: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .exactOptional(),
})

/** One composition of a channel's history, as it is stored: written once. */
export type Entry = z.infer<typeof entry>
const entry = content.extend({
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

/** Named so that the newest is listed first: what is live takes one short list to find, however long the history. */
const folderOf = (name: ChannelName) => `channels/${name}/`
const keyOf = (name: ChannelName, number: number) =>
  `${folderOf(name)}${String(999_999_999 - number).padStart(9, '0')}-${number}.json`
const numberIn = (key: string) => Number(/-(\d+)\.json$/.exec(key)?.[1] ?? 0)

const remedy = 'npx college check-store says what else is wrong'

export const channelOf = ({ releases, takenBack, canary, facts }: z.infer<typeof content>): Channel => ({
  ...releases,
  ...(takenBack && { takenBack }),
  ...(canary && { canary }),
  ...(facts && { facts }),
})

const contentOf = ({ takenBack, canary, facts, ...releases }: Channel) => ({
  releases,
  ...(takenBack && { takenBack }),
  ...(canary && { canary }),
  ...(facts && { facts }),
})

/** What is live in a channel; a channel that was never written has nothing. */
export const readHead = async (driver: Driver, name: ChannelName): Promise<Head> =>
  (await newerThan(driver, name, 0)) ?? { number: 0, channel: {} }

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

/** Compositions that were read, by the hash that a list names: a bucket is asked once for each. */
const alreadyRead = new Map<string, Entry>()

/** A composition that is known to be there; without it nobody may take the channel for empty. */
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
  const found = await readKey(driver, key, entry, remedy)
  if (!found || found.number === number) return found
  throw new Refusal(`${driver.place}/${key}: number: found ${found.number}, expected ${number}; ${remedy}.`)
}

/** Writes the next composition of a channel; false when somebody else has written one under this number. */
export async function append(
  driver: Driver,
  name: ChannelName,
  { number, channel }: Head,
  told: Omit<Entry, keyof z.infer<typeof content> | 'number'>,
) {
  const next = { number, ...told, ...contentOf(channel) }
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

/** A channel with its parts in the order in which they are read, so that the same channel is the same text. */
export const inOrder = (channel: Channel): Channel => channelOf(contentOf(channel))
