import { pageFile } from '../compose/page-file'
import { keepStill } from './axe'
import { pagesOf } from './changed-texts'
import { hydrates, pageFaults } from './page-faults'
import { pageWeight, tooHeavy } from './page-weight'
import { pictureChanges, picturesOf } from './pictures'
import type { Visit } from './visitors'

/** A composed site that is served on this machine. */
export type Served = { folder: string; origin: string }

/**
 * Tries a page that changes.
 *
 * @param was the site that visitors see; none before the first
 * @param kept where pictures of what looks otherwise are kept; without it none is taken
 * @returns what is wrong with it, and by how much it looks otherwise, a sentence each
 */
export async function pageProof(
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
      await keepStill(page)
      await page.goto(before.origin + path)
      await hydrates(page)
      return picturesOf(page)
    }))
  return {
    faults: [...faults, ...tooHeavy(weigh(now), before && weigh(before))],
    looks: shown && kept ? await pictureChanges(path, shown, after, kept) : [],
  }
}
