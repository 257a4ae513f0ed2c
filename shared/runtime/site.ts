import type { SiteConfig } from '@college/shared/contract/site-config'
import { fillFrom } from './fill'

/** The site configuration as the browser gets it. */
export type SiteFacts = SiteConfig

let facts: SiteFacts | undefined

/** Sets the facts that compose wrote into the page. The shell calls it before anything else runs. */
export function setSite(next: SiteFacts) {
  facts = next
}

/** The college's own facts: names, phones, addresses, links. Throws before `setSite`. */
export function site(): SiteFacts {
  if (!facts) throw new Error('The site configuration was read before the shell had set it.')
  return facts
}

/**
 * Replaces the tokens of the site configuration (`{college}`, `{product}` …) in all strings of a content file,
 * so that a new phone number or name needs no rebuild, and completes the addresses of files. Before `setSite`, as while
 * a package is built, it changes nothing.
 */
export const fill = <Content>(content: Content): Content => (facts ? fillFrom(facts, content) : content)
