import { spawnSync } from 'node:child_process'
import { addressOf } from '../compose/page-file'
import { putLive } from '../release/put-live'
import { damagedAssets, damagedFiles, servedFiles } from '../site/intact'
import { isServed } from '../site/switch-site'
import { newerThan, readHead } from '../store/log'
import { type Owed, owe, oweDeliveries, settle } from '../store/owed'
import { withoutSlash } from '../store/place'
import { Refusal } from '../store/refusal'
import { mend } from '../store/seal'
import { setting } from '../store/settings'
import type { Store } from '../store/site-store'
import { deliver, recordOf } from './deliver'
import { refuseOverlap, targetAt } from './target'

/**
 * The delivery settings: targets from `SITE_DELIVER`, the same for every command, unless others are named.
 *
 * @throws Refusal when they are invalid
 */
export function deliveryOf(store: Store, named = setting('SITE_DELIVER') ?? []) {
  refuseOverlap(store, named)
  const keptDays = setting('SITE_KEEP_DAYS') ?? 7
  const places = [...new Set(named.map(withoutSlash))]
  return { places, targets: places.map(targetAt), keptDays, purge: setting('SITE_PURGE') }
}

/**
 * Checks, before a change, the delivery that follows it.
 *
 * @throws Refusal when its settings are invalid
 */
export function checkDelivery(store: Store) {
  const { targets, purge } = deliveryOf(store)
  if (purge && !targets.length)
    throw new Refusal(
      'SITE_PURGE: found a command and no target in SITE_DELIVER, expected both or neither: only a delivery says what has changed.',
    )
}

/**
 * Delivers what is live to the targets, by default those of `SITE_DELIVER`, until nothing newer is live. Then
 * runs `SITE_PURGE` with the changed addresses, one a line, so that the CDN drops them. Also completes what
 * an earlier command still owes.
 *
 * @returns a sentence about it; undefined without a target
 * @throws Refusal when a target refuses; the site is live by then, and the delivery can be repeated
 */
export async function deliverLive(store: Store, named?: string[]): Promise<string | undefined> {
  const { places, targets, keptDays, purge } = deliveryOf(store, named)
  if (!targets.length) return
  const { driver } = store
  // A mistyped target would stay owed forever.
  if (named) for (const target of targets) await recordOf(target)
  const owed = await oweDeliveries(driver, places)
  const owePurge = async (paths: string[]) => {
    const known = addressesIn(owed)
    const fresh = addressesOf(paths).filter((address) => !known.has(address))
    if (fresh.length) owed.push(await owe(driver, { purge: fresh }))
  }
  const newPlaces: string[] = []
  for (;;) {
    const { number, channel } = await readHead(driver, 'production')
    const isLive = isServed(store, channel)
    let damaged = await damagedAssets(store)
    if (!isLive || damagedFiles(store).length || damaged.length) {
      await putLive(store, {})
      damaged = await damagedAssets(store)
    }
    // A bucket gets one form for all.
    const unsound = new Set(damaged.map(({ name }) => textOf(name)))
    const isNewest = async () => !(await newerThan(driver, 'production', number))
    const delivery = {
      keptDays,
      isNewest,
      isSound: (path: string) => !unsound.has(textOf(path)),
      onNew: (place: string) => newPlaces.push(place),
      ...(purge && { beforePut: owePurge }),
    }
    const changed = await servedFiles(store)
      .then((files) => deliver(files, targets, delivery))
      .catch(async (error) => {
        // A newer site may have replaced the one being read.
        if (await isNewest()) throw error
      })
    if (!changed) continue
    await settle(driver, owed, ({ work }) => 'deliver' in work && places.includes(withoutSlash(work.deliver)))
    const addresses = [...addressesIn(owed)]
    if (purge && addresses.length) {
      runPurge(purge, addresses)
      await settle(driver, owed, ({ work }) => 'purge' in work)
    }
    const said = [
      `Delivered composition ${number} to ${targets.map(({ place }) => place).join(', ')}; ${changed.length} files have changed.`,
      ...newPlaces.map((place) => `No site was at ${place} before.`),
      ...damaged.map(
        ({ owner, name }) => `${name}: is not what was released, and was not delivered; ${mend(owner)}.`,
      ),
    ].join('\n')
    if (damaged.length) throw new Refusal(said)
    return said
  }
}

/** The name of the text of which a file may be a compressed form. */
const textOf = (path: string) => path.replace(/\.(br|gz)$/, '')

const addressesIn = (owed: Owed[]) => new Set(owed.flatMap(({ work }) => ('purge' in work ? work.purge : [])))

/** Addresses whose content can change. Content-hashed files are new addresses, which no CDN has cached. */
const addressesOf = (paths: string[]) =>
  paths.filter((path) => !path.startsWith('assets/') && !/\.(br|gz)$/.test(path)).map(addressOf)

function runPurge(command: string, addresses: string[]) {
  const { status, signal } = spawnSync('sh', ['-c', command], {
    input: `${addresses.join('\n')}\n`,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0)
    throw new Refusal(
      `SITE_PURGE: '${command}' ended with status ${status ?? signal}, expected 0; the site is delivered, but the CDN may show some pages as they were. The next delivery tells it again.`,
    )
}
