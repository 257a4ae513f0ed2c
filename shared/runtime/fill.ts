import type { SiteConfig } from '../site/site-config'

/**
 * The same content with the site's facts in place of their tokens (`{college}`, `{product}` …), in all its
 * strings. Unknown tokens are left: they belong to templates. Addresses of files (`/assets/media/film.mp4`, alone or in
 * a list as in `srcset`) get the section's own origin, if it has one.
 */
export function fillFrom<Content>(facts: SiteConfig, content: Content): Content {
  const words = tokens(facts)
  const origins: Record<string, string> = facts.origins ?? {}
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value
        .replace(/\{([a-z.]+)\}/g, (all, key) => words[key] ?? all)
        .replace(/(^|, )(?=\/assets\/([a-z]+)\/)/g, (before, _, section) => before + (origins[section] ?? ''))
    if (Array.isArray(value)) return value.map(visit)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
    return value
  }
  return visit(content) as Content
}

const tokens = (facts: SiteConfig): Record<string, string> => ({
  college: facts.college.name,
  short: facts.college.short,
  foundation: facts.foundation.name,
  'foundation.url': facts.foundation.url,
  hospital: facts.hospital.name,
  'hospital.url': facts.hospital.url,
  town: facts.town,
  product: facts.product,
})
