import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pageFile } from '../compose/page-file'
import { driftIn } from '../release/outdated'
import { type Candidate, composeChannel } from '../release/put-live'
import { factsFile } from '../release/site-facts'
import { serveAside } from '../server/serve-site'
import { removeUnserved } from '../site/composed-sites'
import { liveIn } from '../store/channel'
import { eachLimited } from '../store/each-limited'
import { readSite } from '../store/read-site'
import { Refusal, readRelease, type Store } from '../store/site-store'
import { pagesOf } from './changed-texts'
import { journeyFault } from './journey'
import { openStill, pageFaults } from './page-faults'
import { pageWeight, tooHeavy } from './page-weight'
import { pictureChanges, picturesOf } from './pictures'
import { startVisitors, type Visit } from './visitors'
import { changesBetweenSites } from './what-changes'

/** Pages and journeys at a time: a browser waits about a third of the time. */
const atOnce = 3

/**
 * Proves a composed site in a browser before it is live: the journeys of every section, and on changed pages
 * what every page promises. Reports what changes for visitors.
 *
 * @throws Refusal naming section, page, what was found and what was expected
 */
export async function prove(
  store: Store,
  { folder, channel, before }: Candidate,
  say: (line: string) => void,
) {
  const { visit, leave } = await startVisitors(folder)
  const served: Awaited<ReturnType<typeof serveAside>>[] = []
  let live: string | undefined
  try {
    if (before.releases.shell) live = (await composeChannel(store, 'production', before, before)).folder
    for (const site of [folder, ...(live ? [live] : [])]) served.push(await serveAside(site))
    const [now, was] = served
    if (!now) return
    const { tried, pictured, said } = changesBetweenSites(store, folder, live)
    for (const line of [...said, ...(await driftIn(store, channel))]) say(line)

    const kept = join(store.public, '../.cache/proof')
    rmSync(kept, { recursive: true, force: true })
    const facts = readSite(channel.facts ? await factsFile(store, channel.facts) : store.site)
    const journeys = liveIn(channel).flatMap(([owner, version]) =>
      (readRelease(store, owner, version).checks ?? []).map((check) => async () => {
        const fault = await visit((page) => journeyFault(page, now.origin, check, facts))
        return fault ? [`${owner}: “${check.name}”: ${fault}`] : []
      }),
    )
    const pages = tried.map((path) => async () => {
      const pictures = pictured.includes(path) ? kept : undefined
      const { faults, looks } = await pageProof(path, now, was, visit, pictures)
      for (const line of looks) say(line)
      return faults.map((fault) => `${pagesOf(folder)[path]?.[0]}: ${path}: ${fault}`)
    })
    const found: string[][] = []
    await eachLimited([...journeys, ...pages].entries(), atOnce, async ([at, run]) => {
      found[at] = await run()
    })
    const [first, ...others] = found.flat()
    for (const fault of others) say(`Also found: ${fault}.`)
    if (first) throw new Refusal(`${first}.`)
    say(`Proved: ${journeys.length} journeys; changed pages: ${pages.length}.`)
  } finally {
    for (const { stop } of served) stop()
    await leave()
    if (live) removeUnserved(store, live)
  }
}

type Served = { folder: string; origin: string }

/**
 * Tests a changed page.
 *
 * @param was the live site; none before the first
 * @param kept where to keep pictures of pages that look different; without it, takes none
 * @returns faults, and by how much the page looks different, a sentence each
 */
async function pageProof(
  path: string,
  now: Served,
  was: Served | undefined,
  visit: Visit,
  kept: string | undefined,
) {
  const before = was && path in pagesOf(was.folder) ? was : undefined
  const weigh = ({ folder }: Served) => pageWeight(folder, pageFile(path))
  const { faults, after } = await visit(async (page) => ({
    faults: await pageFaults(page, now.origin + path),
    after: kept ? await picturesOf(page) : [],
  }))
  const shown =
    before &&
    kept &&
    (await visit(async (page) => {
      await openStill(page, before.origin + path)
      return picturesOf(page)
    }))
  return {
    faults: [...faults, ...tooHeavy(weigh(now), before && weigh(before))],
    looks: shown && kept ? await pictureChanges(path, shown, after, kept) : [],
  }
}
