import { anchor, day, href, link, list, ownIds, page, paragraphs, text } from '@college/shared/content/fields'
import { isPackage } from '@college/shared/contract'
import { z } from 'zod'

/** A link in the frame of all pages, which has little room. */
const shortLink = () => link().extend({ label: text(24) })

/** What stands before a telephone number or an address in the footer. */
const contactLabel = () => text(12)

/** A heading in the footer. */
const heading = () => text(20)

/** An entry of a dropdown; `only` keeps it to the desktop bar or to the mobile menu. */
const menuLink = z.strictObject({
  label: text(40),
  href: href(),
  only: z.enum(['desktop', 'mobile']).optional(),
})

/** A dropdown of the navigation bar; `id` begins the paths of the pages that belong to it. */
const menu = z.strictObject({
  label: text(24),
  id: z.string().regex(/^[a-z-]+$/, 'expected lower-case letters and hyphens'),
  links: list(menuLink),
})
export type Menu = z.infer<typeof menu>

/** Everything around the pages: header, navigation, footer, floating button and notices. */
const chrome = z.strictObject({
  documentTitle: text(80, 'title').describe('Document title of a page; {title} is the page’s own.'),
  skipLink: text(30),
  header: z.strictObject({
    logo: text(120)
      .regex(/^\{college\}/, 'expected {college} at its beginning, which the logo shows')
      .describe('Accessible name of the logo, which leads to the first page.'),
    office: contactLabel(),
    fax: contactLabel(),
    email: contactLabel(),
  }),
  navigation: z.strictObject({
    label: text(60).describe('Accessible name of the navigation.'),
    open: text(40),
    close: text(40),
    college: text(60).describe('What the pages in no menu belong to, where one leads to the next.'),
    items: list(z.union([shortLink(), menu], 'expected a link (label, href) or a menu (label, id, links)')),
  }),
  search: text(20).describe('Name of the button that opens search.'),
  breadcrumb: z.strictObject({ label: text(60), home: text(20) }),
  next: text(40, 'section').describe(
    'At the end of a page that the navigation names; {section} is the menu’s label.',
  ),
  applyNow: shortLink()
    .extend({ absent: list(href()) })
    .describe('absent: the paths on which no button floats, because they are about applying.'),
  footer: z.strictObject({
    contact: z.strictObject({
      heading: heading(),
      address: contactLabel(),
      phones: contactLabel(),
      emails: contactLabel(),
    }),
    quickLinks: z.strictObject({
      heading: heading(),
      links: list(link().extend({ label: text(16) })).max(10),
    }),
    social: z.strictObject({
      heading: heading(),
      link: text(80, 'network').describe(
        'Accessible name of one link; {network} is named in the site configuration.',
      ),
    }),
    map: z.strictObject({ heading: heading(), title: text(120), link: text(30) }),
    formUnavailable: z
      .strictObject({ text: text(220), recovered: text(120) })
      .describe(
        'Near the form while mfe-forms cannot be loaded, with phone, e-mail and Retry, and once it has loaded after all.',
      ),
    copyright: text(120, 'year').describe('{year} is the current year.'),
    legal: list(shortLink()).max(5),
    backToTop: text(24),
    newTab: text(60).describe('Added to the name of every link that opens a tab of its own.'),
  }),
  /** Said quietly when a section's script cannot be loaded; its text and links stay on the page. */
  notices: z.strictObject({
    unavailable: text(220),
    retry: text(20),
    retrying: text(40),
    stillUnavailable: text(220),
    recovered: text(120),
    loading: text(80).describe('While a page of another section is on its way.'),
  }),
})

/** The page for an address that leads nowhere (status 404). */
const notFound = z.strictObject({
  page: page(),
  paragraphs: paragraphs(),
  suggestions: z.strictObject({ heading: text(80), links: list(link()) }),
})

/** The page that stands in for one that cannot be reached. */
const offline = z.strictObject({
  page: page(),
  paragraphs: paragraphs(),
  retry: text(20),
  contact: text(80).describe('Heading of telephone, e-mail and address.'),
})

/** A page of rules and assurances: privacy, terms, accessibility. */
const statement = z
  .strictObject({
    page: page(),
    updated: z.strictObject({ label: text(60), day: day() }),
    sections: list(
      z.strictObject({
        id: anchor().describe('The address of the section in its page, e.g. #forms.'),
        heading: text(80),
        only: z
          .enum(['measured', 'unmeasured', 'reported'])
          .optional()
          .describe(
            'Only where the site configuration has measure, where it has not, or where it has reports.',
          ),
        paragraphs: paragraphs(),
        list: list(text(300)).optional(),
        email: z
          .enum(['office', 'admissions', 'principal'])
          .optional()
          .describe(
            'Shows this one of the site configuration’s e-mail addresses, as a link, at the end of the section.',
          ),
        links: list(link()).optional(),
      }),
    ),
  })
  .superRefine(ownIds)
export type Statement = z.infer<typeof statement>

/** The panel of maintainers, in sites that are not for visitors. */
const panel = z.strictObject({
  open: text(40),
  heading: text(60),
  close: text(40),
  channel: text(120, 'channel').describe('Says which site this is; {channel} is its channel.'),
  boundaries: text(80),
  part: text(80, 'section', 'version', 'since').describe('The label at the edge of a part.'),
  table: z.strictObject({ caption: text(80), section: text(40), version: text(40), since: text(40) }),
  overrides: z.strictObject({
    heading: text(80),
    explanation: text(300),
    section: text(60),
    address: text(60),
    use: text(60),
    active: text(120, 'address').describe('{address} is where the section comes from.'),
    takeBack: text(40),
    wrong: text(160),
    unavailable: text(200, 'address'),
    forbidden: text(200),
  }),
})

/** One word or several, without punctuation. */
const saying = z
  .string()
  .regex(/^[\p{L}\p{M}\d]+(?: [\p{L}\p{M}\d]+)*$/u, 'expected words of letters and digits')

/** Search: the dialog and the page with its results. */
const search = z.strictObject({
  page: page(),
  label: text(60).describe('Label of the field, and name of the dialog.'),
  hint: text(120).describe('Shown before anything has been typed.'),
  submit: text(20),
  close: text(40),
  /** What is said of the results; `{count}` and `{query}` are filled in. */
  status: z.strictObject({
    coming: text(80),
    one: text(60),
    many: text(60, 'count'),
    none: text(160, 'query'),
    similar: text(160, 'query').describe('Above pages that have only a word like the one that was typed.'),
    unavailable: text(160),
  }),
  retry: text(20),
  office: z
    .strictObject({
      heading: text(60),
      text: text(160),
      ring: text(60, 'phone').optional().describe('The link that rings the office: or ring {phone}.'),
      write: text(80, 'query').describe(
        'Leads to the contact form, with what was looked for as its subject.',
      ),
      form: href().describe('The page of the contact form, which has the anchor `write`.'),
      questions: link().optional().describe('What is asked most often, and who answers it.'),
    })
    .describe('The office’s telephone and the contact form, where nothing was found.'),
  groups: z
    .record(z.string().refine(isPackage, 'expected a package'), text(60))
    .describe(
      'Names of the groups of results, by the package whose pages they are; one without a name is called as the package, with a capital letter.',
    ),
  results: text(60).describe('Accessible name of the list of results.'),
  all: text(60).describe('Leads from the dialog to the page with all results.'),
  slashKey: text(60).describe(
    'Label of the switch for the shortcut, which must be possible to turn off (WCAG 2.1.4).',
  ),
  noScript: text(200),
  pages: text(60).describe(
    'Heading of the list of pages that stands on the search page until something is looked for.',
  ),
  synonyms: z
    .record(z.string(), list(saying))
    .describe('Words of the pages, each with what visitors type for it.'),
})

export const schemas = {
  'panel.yaml': panel,
  'chrome.yaml': chrome,
  'search.yaml': search,
  'not-found.yaml': notFound,
  'offline.yaml': offline,
  'privacy.yaml': statement,
  'terms.yaml': statement,
  'accessibility.yaml': statement,
}
