import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import { type Head, keyOf, readEntry, readHead } from '../store/log'
import { Refusal, type Store } from '../store/site-store'
import { wholeNumber } from '../store/whole-number'
import { servedMark, servedSite, siteIn } from './composed-sites'

/**
 * What a sync client or a bucket's lifecycle rule removes from the end of a log looks as if it had never been: only the site
 * that was composed of it still knows.
 *
 * @throws Refusal when the site served here is of a later composition than the log has
 */
export async function refuseLostHistory(own: Store, name: ChannelName, head?: Head) {
  const site = servedSite(own)
  const mark = site && join(siteIn(own, site), servedMark)
  const served = mark && numberIn(mark)
  const { number } = head ?? (await readHead(own.driver, name))
  // Somebody else may have written it, and served it here, after that.
  if (!served || served <= number || (await readEntry(own.driver, name, served))) return
  throw new Refusal(
    `${own.driver.place}/${keyOf(name, served)}: found nothing, expected composition ${served}, which is served here; put the file back, or remove ${mark} to go on from composition ${number}.`,
  )
}

/** The number in a site's mark; none of a tool before, or when a crash has kept it from being written. */
function numberIn(mark: string): number | undefined {
  try {
    return wholeNumber(readFileSync(mark, 'utf8'), 1)
  } catch {
    return undefined
  }
}
