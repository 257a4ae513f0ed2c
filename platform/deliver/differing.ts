import { readFileSync } from 'node:fs'
import { isNotFound } from '@college/shared/contract/page-data'
import { addressOf } from '../compose/page-file'
import { isPassedOver } from '../site/intact'
import { eachLimited, filesInParallel } from '../store/each-limited'
import { fetchWhole } from '../store/fetch-whole'
import { oneLine, Refusal, refusalIn } from '../store/refusal'
import { setting } from '../store/settings'
import { deliveredFile, recordOf } from './deliver'
import type { SiteFile, Target } from './target'

/**
 * Compares the files of a composed site with what is served and delivered elsewhere.
 *
 * @returns a sentence for each file that differs, is missing there, or was added
 */
export async function differingAt(
  files: SiteFile[],
  addresses: string[],
  targets: Target[],
): Promise<string[]> {
  const faults: string[] = []
  for (const target of targets) {
    const own = files.filter(({ path }) => target.takes?.(path) ?? true)
    await target.look?.()
    for (const path of await target.differing(own))
      faults.push(`${target.place}: ${path}: is not what was composed; npx college deliver repairs it.`)
    const known = new Set([
      ...own.map(({ path }) => path),
      ...Object.keys(await recordOf(target)),
      deliveredFile,
    ])
    for (const path of (await target.others(known)).filter((path) => !isPassedOver(path)))
      faults.push(
        `${target.place}: ${oneLine(path)}: no composition made it, and visitors get it; remove it.`,
      )
  }
  for (const address of addresses) {
    const silent = await eachLimited(files.filter(isAsked), filesInParallel, async (file) => {
      const fault = await faultAt(address, file)
      if (fault) faults.push(fault)
    }).catch(refusalIn)
    if (silent) faults.push(silent)
  }
  return faults
}

/** Whether a server gives a file by its name: compressed forms share the text's address, not-found pages have none. */
export const isAsked = ({ path }: SiteFile) => !/\.(br|gz)$/.test(path) && !isNotFound(addressOf(path))

/** Seconds of silence after which an address is given up, without `SITE_PATIENCE`. */
const patience = 10

/** @throws Refusal when nothing answers for the site: every other file would say the same */
async function faultAt(address: string, { path, file }: SiteFile): Promise<string | undefined> {
  const url = new URL(addressOf(path), address)
  const silence = (setting('SITE_PATIENCE') ?? patience) * 1_000
  const { response, bytes } = await fetchWhole(url, { silence }).catch((error: Error) => {
    throw new Refusal(`${address}: did not answer (${reasonOf(error)}), expected the site.`)
  })
  const { status } = response
  if (status > 500) throw new Refusal(`${address}: answered with status ${status}, expected the site.`)
  const leads = movedTo(response, url)
  if (leads && leads.origin !== url.origin)
    throw new Refusal(
      `${address}: redirects to ${leads.origin}, expected the site itself; verify that address.`,
    )
  if (leads) return `${url}: redirects to ${leads.pathname}, expected the file itself.`
  if (!response.ok) return `${url}: found status ${status}, expected 200.`
  // A connection may be cut, and a compressed form damaged.
  if (bytes instanceof Error) return `${url}: its answer could not be read (${reasonOf(bytes)}).`
  if (!bytes.equals(readFileSync(file))) return `${url}: is not what was composed.`
}

function movedTo({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location && URL.canParse(location, from.href))
    return new URL(location, from)
}

/** What `fetch` hides in its error's cause; where several addresses were tried, only a code. */
const reasonOf = ({ message, cause }: Error) =>
  oneLine(cause instanceof Error ? cause.message || ('code' in cause && cause.code) : message)
