import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver } from '../store/driver'
import { sha256 } from '../store/hash'
import { besideChannels } from '../store/log'
import { readSite } from '../store/read-site'
import { Refusal, refusalIn } from '../store/refusal'
import type { Store } from '../store/site-store'

export const factsKey = (hash: string) => `${besideChannels.facts}${hash}.yaml`

/**
 * Keeps this checkout's site configuration under its hash, so that a composition can be repeated later.
 *
 * @throws Refusal when it is invalid
 */
export async function storeFacts(store: Store): Promise<string> {
  readSite(store.site)
  const text = readFileSync(store.site)
  const hash = sha256(text).slice(0, 16)
  await keepFacts(store.driver, hash, text)
  return hash
}

/**
 * The local file of kept site facts.
 *
 * @throws Refusal when they are not stored, or the schema has changed since
 */
export async function factsFile(store: Store, hash: string): Promise<string> {
  const file = join(store.channels, '..', factsKey(hash))
  const text = (await keptFacts(store.local, hash)) ?? (await keptFacts(store.driver, hash))
  const take = existsSync(store.site)
    ? `npx college compose takes in ${store.site}`
    : "npx college compose in the site's repository takes in its shared/site.yaml"
  if (!text)
    throw new Refusal(
      `${store.driver.place}/${factsKey(hash)}: found other site facts or none, expected those of the live site; ${take}.`,
    )
  await keepFacts(store.local, hash, text)
  try {
    readSite(file)
  } catch (error) {
    throw new Refusal(
      `${refusalIn(error)} These are the live site's facts: update this checkout if it is older; else ${take}.`,
    )
  }
  return file
}

/** Site facts as kept; undefined when missing or altered. */
export async function keptFacts(driver: Driver, hash: string): Promise<Buffer | undefined> {
  const text = await driver.read(factsKey(hash))
  return text && sha256(text).startsWith(hash) ? text : undefined
}

async function keepFacts(driver: Driver, hash: string, text: Buffer) {
  if (await keptFacts(driver, hash)) return
  // They may exist and be damaged.
  await driver.remove([factsKey(hash)])
  await driver.writeOnce(factsKey(hash), text)
}
