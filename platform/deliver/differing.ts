import { readFileSync, realpathSync } from 'node:fs'
import { isNotFound } from '@college/shared/contract/page-data'
import { addressOf } from '../compose/page-file'
import { eachLimited, filesInParallel } from '../store/each-limited'
import { filesOf } from './deliver'
import type { SiteFile, Target } from './target'

/**
 * Compares a composed site with what is served and delivered elsewhere.
 *
 * @returns a sentence for each file that differs or is missing there
 */
export async function differingAt(folder: string, addresses: string[], targets: Target[]): Promise<string[]> {
  const files = filesOf(realpathSync(folder))
  const faults: string[] = []
  for (const target of targets) {
    const own = files.filter(({ path }) => target.takes?.(path) ?? true)
    await target.look?.()
    for (const path of await target.differing(own))
      faults.push(`${target.place}: ${path}: is not what was composed; npx college deliver repairs it.`)
  }
  for (const address of addresses)
    await eachLimited(files.filter(isAsked), filesInParallel, async (file) => {
      const fault = await faultAt(address, file)
      if (fault) faults.push(fault)
    })
  return faults
}

/** Whether a server gives a file by its name: compressed forms share the text's address, not-found pages have none. */
const isAsked = ({ path }: SiteFile) => !/\.(br|gz)$/.test(path) && !isNotFound(addressOf(path))

async function faultAt(address: string, { path, file }: SiteFile): Promise<string | undefined> {
  const url = new URL(addressOf(path), address)
  const response = await fetch(url, { redirect: 'manual' }).catch((error: Error) => error)
  if (response instanceof Error) return `${url}: did not answer (${response.cause ?? response.message}).`
  if (!response.ok) return `${url}: found status ${response.status}, expected 200.`
  if (!Buffer.from(await response.arrayBuffer()).equals(readFileSync(file)))
    return `${url}: is not what was composed.`
}
