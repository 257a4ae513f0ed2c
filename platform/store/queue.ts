import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelName } from '@college/shared/contract/composition'
import type { Driver } from './driver'
import { besideChannels } from './log'

/** Milliseconds after which a change at the head of the queue is presumed killed. */
const longest = 10_000

/** Milliseconds between two polls. */
const interval = 100

/** Other programs leave files too, which are not ours to remove. */
const isNote = /\/[0-9a-f-]{36}\.json$/

/**
 * The queue of changes that were overtaken. Later changes wait for them, so a change is overtaken at most
 * twice: the second time by one that was already composing.
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
     * Waits for the changes ahead. Call it after reading the head and before composing.
     *
     * @returns whether it waited, so that another composition may be live
     */
    async wait(): Promise<boolean> {
      const seen = new Map<string, number>()
      for (;;) {
        const notes = (await driver.list(folder)).filter(({ key }) => isNote.test(key))
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
      // A note that stays delays others once, for some seconds.
      if (own) await driver.remove([own]).catch(() => {})
      own = undefined
    },
  }
}
