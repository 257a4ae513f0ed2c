import { z } from 'zod'

const words = z.string().trim().min(1)
const https = z.url({ protocol: /^https$/ })
const phone = z.string().regex(/^\+[\d ]{8,20}$/, 'expected a number such as "+91 00000 00110"')

/** The college's own facts, in `shared/site.yaml`. */
export const siteConfig = z.strictObject({
  /** The college's slug: `{product}` in paths. */
  product: z.string().regex(/^[a-z0-9-]+$/),
  /** Where the site is published, for canonical links and the sitemap. */
  origin: https,
  college: z.strictObject({ name: words, short: words, founded: z.int() }),
  foundation: z.strictObject({ name: words, url: https }),
  hospital: z.strictObject({ name: words, url: https }),
  town: words,
  address: z.strictObject({
    street: words,
    town: words,
    region: words,
    postcode: words,
    country: words,
  }),
  phones: z.strictObject({ office: phone, fax: phone, lines: z.array(phone).min(1) }),
  emails: z.strictObject({ office: z.email(), admissions: z.email(), principal: z.email() }),
  social: z.array(z.strictObject({ network: words, url: https })),
  /** The embedded map's frame and the link for those who cannot load it. */
  map: z.strictObject({ url: https, link: https }),
})
export type SiteConfig = z.infer<typeof siteConfig>
