import { assetUrl } from '@college/shared/contract/assets'
import type { Composition } from '@college/shared/contract/composition'
import type { RenderedPage } from '@college/shared/contract/shell-server'
import { Refusal } from '../store/site-store'

export type PageLinks = { path: string } & Pick<RenderedPage, 'ids' | 'links'>

/**
 * Checks that every link points to a page, and every anchor to the one place in it that has the id.
 *
 * @param pages with their links within the site
 * @param files addresses served beside the pages, such as `/assets/media/clip.mp4`
 * @throws Refusal naming the page and its release, the link and what is missing
 */
export function checkLinks(pages: PageLinks[], files: Set<string>, releases: Map<string, string>) {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
  for (const { path, ids, links } of pages) {
    const twice = ids.find((id, index) => ids.indexOf(id) < index)
    if (twice)
      throw new Refusal(
        `${path}: ${releases.get(path)} has two places with the id '${twice}', expected one; the ids of header and footer are taken, and an entry's file may give its name as one.`,
      )
    for (const href of links) {
      const [address = '', anchor] = href.split('#')
      const target = address.split('?')[0] || path
      if (files.has(target)) continue
      const ids = idsOf.get(target)
      const from = releases.get(path)
      if (!ids)
        throw new Refusal(
          `${path}: ${from} links to ${href}, but no section owns ${target}; release one that does first, or the other without the link.`,
        )
      if (anchor && anchor !== 'top' && !ids.includes(anchor))
        throw new Refusal(
          `${path}: ${from} links to ${href}, but ${target} of ${releases.get(target)} has no place with the id '${anchor}'; release one that fits the other.`,
        )
    }
  }
}

export const releasesByPath = ({ pages, releases }: Composition) =>
  new Map(pages.map(({ path, owner }) => [path, `${owner} ${releases[owner]?.version}`]))

/** The addresses served beside the pages: the files of the live releases. */
export const addressesOfFiles = ({ site, releases }: Composition) =>
  new Set(
    Object.values(releases).flatMap(({ name, files }) =>
      Object.keys(files).map((file) => assetUrl(site, name, file)),
    ),
  )
