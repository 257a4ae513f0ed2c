import type { SiteConfig } from '../site/site-config'

/** The site configuration as the browser gets it. */
export type SiteFacts = SiteConfig

let facts: SiteFacts | undefined

/** Hands over the facts that compose put into the page. The shell calls it before anything else runs. */
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
 * so that a new phone number or name needs no rebuild. Unknown tokens are left: they belong to templates.
 * While a package is built there is no site yet, and all tokens stay.
 */
export function fill<Content>(content: Content): Content {
  if (!facts) return content
  const words = tokens(facts)
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\{([a-z.]+)\}/g, (all, key) => words[key] ?? all)
    if (Array.isArray(value)) return value.map(visit)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
    return value
  }
  return visit(content) as Content
}

const tokens = (facts: SiteFacts): Record<string, string> => ({
  college: facts.college.name,
  short: facts.college.short,
  foundation: facts.foundation.name,
  'foundation.url': facts.foundation.url,
  hospital: facts.hospital.name,
  'hospital.url': facts.hospital.url,
  town: facts.town,
  product: facts.product,
})
