import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '../compose/read-site'
import { sha256 } from '../store/hash'
import { Refusal } from '../store/refusal'
import type { Store } from '../store/site-store'

const keyOf = (hash: string) => `channels/facts/${hash}.yaml`

/**
 * Keeps the site configuration of this checkout under its hash, so that a composition can be made again later.
 *
 * @throws Refusal when it is no site configuration
 */
export async function storeFacts(store: Store): Promise<string> {
  readSite(store.site)
  const text = readFileSync(store.site)
  const hash = sha256(text).slice(0, 16)
  await store.driver.writeOnce(keyOf(hash), text)
  return hash
}

/**
 * The file of kept site facts, on this machine.
 *
 * @throws Refusal when they are not stored, or the site configuration has come to mean more since
 */
export async function factsFile(store: Store, hash: string): Promise<string> {
  const file = join(store.channels, '..', keyOf(hash))
  const text = existsSync(file) ? readFileSync(file) : await store.driver.read(keyOf(hash))
  const take = `npx college compose takes in ${store.site}`
  if (!text || !sha256(text).startsWith(hash))
    throw new Refusal(
      `${store.driver.place}/${keyOf(hash)}: found other site facts or none, expected those of the live site; ${take}.`,
    )
  await store.local.writeOnce(keyOf(hash), text)
  try {
    readSite(file)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(`${error.message} These are the live site's facts; ${take}.`)
  }
  return file
}
