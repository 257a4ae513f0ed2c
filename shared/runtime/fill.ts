import type { SiteConfig } from '@college/shared/contract/site-config'

/**
 * The same content with the site's facts in place of their tokens (`{college}`, `{product}` …), in all its
 * strings. Unknown tokens are left: they belong to templates. Addresses of files (`/assets/media/film.mp4`, alone or in
 * a list as in `srcset`) get the section's own origin, if it has one.
 */
export function fillFrom<Content>(site: SiteConfig, content: Content): Content {
  const words = Object.fromEntries(Object.entries(facts).map(([name, of]) => [name, of(site)]))
  const origins: Record<string, string> = site.origins ?? {}
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

const facts = {
  college: ({ college }) => college.name,
  short: ({ college }) => college.short,
  foundation: ({ foundation }) => foundation.name,
  'foundation.url': ({ foundation }) => foundation.url,
  hospital: ({ hospital }) => hospital.name,
  'hospital.url': ({ hospital }) => hospital.url,
  town: ({ town }) => town,
  product: ({ product }) => product,
} satisfies Record<string, (site: SiteConfig) => string>

/** Every fact that content can name: `college` for `{college}`. */
export const factNames = Object.keys(facts)
