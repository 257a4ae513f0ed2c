import { spawnSync } from 'node:child_process'
import { putLive } from '../release/put-live'
import { damagedFiles } from '../site/intact'
import { isServed } from '../site/switch-site'
import { effectiveChannel, newerThan, readHead } from '../store/log'
import { Refusal } from '../store/refusal'
import type { Store } from '../store/site-store'
import { deliver } from './deliver'
import { refuseOverlap } from './refuse-overlap'
import { targetAt } from './target'

/**
 * Where a site is delivered to, and how: the targets of `SITE_DELIVER`, for every command alike, unless others are named.
 *
 * @throws Refusal when that cannot be
 */
export function deliveryOf(
  store: Store,
  named = (process.env.SITE_DELIVER ?? '').split(/\s+/).filter(Boolean),
) {
  refuseOverlap(store, named)
  const keptDays = daysNamed(process.env.SITE_KEEP_DAYS ?? '7')
  return { targets: named.map(targetAt), keptDays, purge: process.env.SITE_PURGE }
}

function daysNamed(text: string): number {
  const days = Number(text)
  if (days >= 0 && text.trim()) return days
  throw new Refusal(`SITE_KEEP_DAYS: found '${text}', expected a number of days.`)
}

/**
 * Delivers what is live to the targets, or to those of `SITE_DELIVER`, until nothing newer is live. Then lets the CDN forget
 * what has changed: `SITE_PURGE` is a command that gets the addresses, a line each.
 *
 * @returns a sentence that says so, or nothing when there is no target
 * @throws Refusal when a target refuses; the site is live then, and the delivery can be run again
 */
export async function deliverLive(store: Store, named?: string[]): Promise<string | undefined> {
  const { targets, keptDays, purge } = deliveryOf(store, named)
  if (!targets.length) return
  for (;;) {
    const { number, channel } = await readHead(store.driver, 'production')
    const isLive = isServed(store, await effectiveChannel(store, channel, 'production'))
    if (!isLive || damagedFiles(store).length) await putLive(store, {})
    const isNewest = async () => !(await newerThan(store.driver, 'production', number))
    const changed = await deliver(store.public, targets, { keptDays, isNewest }).catch(async (error) => {
      // A newer site may have taken the place of the one that was being read.
      if (await isNewest()) throw error
    })
    if (!changed) continue
    if (purge && changed.length) runPurge(purge, changed)
    return `Delivered composition ${number} to ${targets.map(({ place }) => place).join(', ')}; ${changed.length} files have changed.`
  }
}

/** Purges addresses whose content can change. Content-hashed files are new addresses, which no CDN has cached. */
function runPurge(command: string, changed: string[]) {
  const addresses = changed
    .filter((path) => !path.startsWith('assets/') && !/\.(br|gz)$/.test(path))
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)
  if (!addresses.length) return
  const { status } = spawnSync('sh', ['-c', command], {
    input: `${addresses.join('\n')}\n`,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0)
    throw new Refusal(
      `SITE_PURGE: '${command}' ended with status ${status}, expected 0; the site is delivered, but the CDN may show some pages as they were.`,
    )
}
