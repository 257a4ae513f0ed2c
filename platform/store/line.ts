import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelName } from '@college/shared/contract/composition'
import type { Driver } from './driver'

const folderOf = (name: ChannelName) => `channels/waiting/${name}/`

/** Milliseconds after which a change that others let go first must have been killed. */
const longest = 10_000

/** Milliseconds between two looks. */
const interval = 100

/** Lines up, after another change was quicker: later ones then let this one go first. Gives the key of its note. */
export async function lineUp(driver: Driver, name: ChannelName): Promise<string> {
  const key = `${folderOf(name)}${randomUUID()}.json`
  await driver.writeOnce(key, Buffer.from(JSON.stringify({ since: new Date().toISOString() })))
  return key
}

/**
 * Waits while a change that another was quicker than is made again. Called after the head is read, and before anything is
 * composed: whoever has lined up then loses against one more at most, which was being composed already.
 *
 * @param own the note of this change; those before it go first
 * @returns whether it has waited, so that another composition may be live
 */
export async function letOthersGoFirst(driver: Driver, name: ChannelName, own?: string): Promise<boolean> {
  const seen = new Map<string, number>()
  for (;;) {
    const notes = await driver.list(folderOf(name))
    const [first] = notes.sort(
      (a, b) => a.modified.getTime() - b.modified.getTime() || (a.key < b.key ? -1 : 1),
    )
    if (!first || first.key === own) return seen.size > 0
    const since = seen.get(first.key) ?? Date.now()
    seen.set(first.key, since)
    if (Date.now() - since > longest) await driver.remove([first.key])
    else await pause(interval)
  }
}
