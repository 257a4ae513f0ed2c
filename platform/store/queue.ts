import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelName } from '@college/shared/contract/composition'
import type { Driver } from './driver'
import { besideChannels } from './log'

/** Milliseconds after which a change that others wait for is taken for killed. */
const longest = 10_000

/** Milliseconds between two looks. */
const interval = 100

/**
 * The queue of changes that another one overtook. Changes that begin later wait for them, so a change is overtaken twice
 * at most: the second time by one that was already being composed.
 */
export function queueOf(driver: Driver, name: ChannelName) {
  const folder = `${besideChannels.waiting}${name}/`
  let own: string | undefined
  return {
    async join() {
      if (own) return
      own = `${folder}${randomUUID()}.json`
      await driver.writeOnce(own, Buffer.from('{}'))
    },

    /**
     * Waits for the changes ahead. Call it after the head is read and before anything is composed.
     *
     * @returns whether it has waited, so that another composition may be live
     */
    async wait(): Promise<boolean> {
      const seen = new Map<string, number>()
      for (;;) {
        const notes = await driver.list(folder)
        const [first] = notes.sort(
          (a, b) => a.modified.getTime() - b.modified.getTime() || (a.key < b.key ? -1 : 1),
        )
        if (!first || first.key === own) return seen.size > 0
        const since = seen.get(first.key) ?? Date.now()
        seen.set(first.key, since)
        if (Date.now() - since > longest) await driver.remove([first.key])
        else await pause(interval)
      }
    },

    async leave() {
      // A note that cannot be removed delays others for seconds, once.
      if (own) await driver.remove([own]).catch(() => {})
      own = undefined
    },
  }
}
