import { z } from 'zod'
import { isSection } from './contract'

const words = z.string().trim().min(1)
const https = z
  .url({ protocol: /^https$/ })
  .regex(/^https:\/\/[^\s/]\S*$/, 'expected an https address without blanks')
const origin = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
    'expected an https origin such as https://media.example.org, without a path',
  )

/** With country code, 8 to 15 digits (E.164), grouped by blanks. */
const phone = z.string().regex(/^\+\d(?: ?\d){7,14}$/, 'expected a number such as "+91 00000 00110"')

const key = (what: string, where: string) => {
  const message = `expected ${what}; it stands at ${where}`
  return z.string(message).trim().min(1, message)
}
const dashboard = 'https://dashboard.emailjs.com/admin'

/**
 * The e-mail service that delivers the forms: EmailJS, or one that speaks as it does. The options mean what
 * they mean in EmailJS (https://www.emailjs.com/docs/sdk/options/).
 */
const email = z.strictObject({
  serviceId: key('the service ID of the mailbox that sends', dashboard),
  /** One template for both contact forms, another for applications. */
  templates: z.strictObject(
    {
      contact: key('the ID of the template for messages', `${dashboard}/templates`),
      application: key('the ID of the template for applications', `${dashboard}/templates`),
    },
    'expected the template IDs `contact` and `application`',
  ),
  publicKey: key('the public key', `${dashboard}/account`),
  /** Where the service answers, without a path. */
  apiOrigin: z
    .string()
    .regex(
      /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
      'expected an https origin such as https://api.emailjs.com, without a path',
    )
    .default('https://api.emailjs.com'),
  /** Refuses browsers that are driven by a program (status 451). Automated tests of the site are such. */
  blockHeadless: z.boolean().optional(),
  /** Refuses to send when the field named `watchVariable` holds one of `list` (status 403). */
  blockList: z.strictObject({ watchVariable: words, list: z.array(words) }).optional(),
  /** The shortest time between two messages of one form and tab, in ms (status 429). Failed attempts do not count. */
  limitRate: z.strictObject({ throttle: z.int().nonnegative() }).optional(),
})

/** Where page views, loading times and errors of sections are sent; documented on `/privacy`. */
const measure = z.strictObject({
  /** It gets `POST` requests with JSON as plain text (`{ notices: [ … ] }`), and must set no cookie. */
  url: z
    .string()
    .regex(
      /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?\/\S*$/,
      'expected the https address of an endpoint, such as https://count.example.org/notices',
    ),
})

/** Where browsers report to. It goes into headers, so characters with a meaning there are refused. */
const reports = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?\/[\w./~%?&=:@+-]*$/,
    'expected the https address that takes reports, such as https://reports.example.org/site',
  )

/** The name that policies give to the address of `reports`, in headers and documents. */
export const reportingEndpoint = 'site'

/** The college's own facts, in `shared/site.yaml`. */
export const siteConfig = z.strictObject({
  /** The college's slug: `{product}` in paths. */
  product: z.string().regex(/^[a-z0-9-]+$/),
  /** Where the site is published, for canonical links and the sitemap. */
  origin: https.regex(
    /^https:\/\/[^/?#@;]+$/,
    'expected an address without a path, such as https://www.example.org',
  ),
  /** The short name is in the navigation, which is one line. */
  college: z.strictObject({
    name: words.max(120, 'expected at most 120 characters'),
    short: words.max(24, 'expected at most 24 characters, so that the navigation is one line'),
    founded: z.int(),
  }),
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
  /** Left out, a fax is not shown. */
  phones: z.strictObject({ office: phone, fax: phone.optional(), lines: z.array(phone) }),
  /** What is left out is not shown; what is written to it goes to the office. */
  emails: z.strictObject({
    office: z.email(),
    admissions: z.email().optional(),
    principal: z.email().optional(),
  }),
  social: z.array(z.strictObject({ network: words, url: https })),
  /** The embedded map's frame and the link for those who cannot load it. */
  map: z.strictObject({ url: https, link: https }),
  origins: z.record(z.string().refine(isSection, 'expected a section'), origin).optional().meta({
    title: 'Sections with a server of their own',
    description: 'Their addresses. The files of the other sections are served beside the pages.',
  }),
  /** Whether visited pages can be read without a connection. `false` takes the worker back from visitors who have it. */
  offline: z.boolean().default(true),
  /** Without it, `npm start` uses a local e-mail service, and the site cannot be composed for production. */
  email: email.optional(),
  /** Without it nothing is counted or measured, and nothing is loaded for it. */
  measure: measure.optional(),
  /** Where browsers report what the site's policies have refused. Without it nothing is reported. */
  reports: reports.optional(),
})
export type SiteConfig = z.infer<typeof siteConfig>
