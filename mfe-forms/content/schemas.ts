import {
  chart,
  illustration,
  link,
  list,
  page,
  paragraphs,
  person,
  text,
} from '@college/shared/content/fields'
import { campusPlan, plan } from '@college/shared/content/plan'
import { courseWord } from '@college/shared/contract/apply-link'
import { z } from 'zod'

/** A thing with its name and a sentence about it. */
const entry = () => z.strictObject({ name: text(80), text: text(300) })

/** A list of publications on the shelves, each with its subject or language. */
const shelf = () =>
  z.strictObject({
    heading: text(80),
    items: list(z.strictObject({ name: text(100), about: text(80) })),
  })

/** `/library`. Figures are text, because they are shown with the digit grouping in which they are written here. */
export const library = z.strictObject({
  page: page(),
  contents: text(40).describe('Heading of the in-page table of contents.'),
  readOn: text(80, 'title').describe('Opens a part of the page on a phone; {title} is its heading.'),
  intro: z.strictObject({ heading: text(80), paragraphs: paragraphs(), illustration: illustration() }),
  statistics: z.strictObject({
    heading: text(80),
    items: list(z.strictObject({ value: text(20), unit: text(20).optional(), label: text(80) })).describe(
      'unit follows the figure where it needs one: 3,415 sq ft.',
    ),
    /** What is on the shelves, drawn as bars. */
    chart: chart(),
  }),
  facilities: z.strictObject({
    heading: text(80),
    intro: text(),
    items: list(entry()),
    illustration: illustration(),
  }),
  sections: z.strictObject({ heading: text(80), intro: text(), items: list(entry()) }),
  digital: z.strictObject({ heading: text(80), paragraphs: paragraphs(), illustration: illustration() }),
  timings: z.strictObject({
    heading: text(80),
    summary: text(200).describe('The hours in one sentence, for those who want no table.'),
    caption: text(120).describe('Accessible name of the table.'),
    columns: z.strictObject({ place: text(20), hours: text(20), note: text(20) }),
    rows: list(z.strictObject({ place: text(80), hours: text(30), note: text(160) })),
    note: text(300),
  }),
  additions: z.strictObject({
    heading: text(80),
    intro: text(),
    caption: text(120),
    columns: z.strictObject({ resource: text(20), added: text(20), cost: text(20) }),
    rows: list(z.strictObject({ resource: text(80), added: text(20), cost: text(20) })),
    total: z.strictObject({ label: text(40), cost: text(20) }),
  }),
  staff: z.strictObject({
    heading: text(80),
    caption: text(120),
    columns: z.strictObject({ name: text(20), designation: text(20), qualification: text(20) }),
    people: list(z.strictObject({ ...person, designation: text(80), qualification: text(120) })),
  }),
  periodicals: z.strictObject({
    heading: text(80),
    intro: text(),
    journals: shelf(),
    magazines: shelf(),
    newspapers: shelf(),
  }),
})

/** Around one input: its label and, where it helps, a hint shown before anything is typed. */
const field = z.strictObject({ label: text(60), hint: text(200).optional() })
export type Field = z.infer<typeof field>

/** A button that sends: its label at rest and while sending. */
const sendButton = () => z.strictObject({ label: text(20), sending: text(20) })

/** `/contact`. Addresses and numbers are in the site configuration. */
const contact = z.strictObject({
  page: page(),
  intro: paragraphs(),
  form: z.strictObject({
    heading: text(80),
    fields: z.strictObject({ name: field, email: field, phone: field, subject: field, message: field }),
    button: sendButton(),
  }),
  information: z.strictObject({
    heading: text(80),
    address: text(60),
    phones: text(60),
    office: text(60),
    lines: text(60),
    fax: text(60),
    copy: z
      .strictObject({ copy: text(40), copied: text(40), failed: text(60) })
      .describe('The button beside a number, and what it says politely.'),
    emails: text(60),
    emailFor: z
      .strictObject({ office: text(60), admissions: text(60), principal: text(60) })
      .describe('What each of the configuration’s three e-mail addresses is for.'),
  }),
  map: z.strictObject({
    heading: text(80),
    title: text(120).describe('Accessible name of the map frame.'),
    link: text(80).describe('A link to the same map on its own page.'),
    newTab: text(60),
  }),
  wayHere: plan({ college: text(40), town: text(40), airport: text(40) }),
  campus: campusPlan(),
})

/** The contact form that the shell shows in every footer. */
const footerForm = z.strictObject({
  heading: text(20),
  intro: text(200),
  fields: z.strictObject({ name: field, email: field, subject: field, message: field }),
  button: sendButton(),
})

/** Courses to apply for, under a common heading. The form sends a course exactly as written here. */
const courseGroup = () => z.strictObject({ label: text(60), courses: list(text(60)) })
export type CourseGroup = z.infer<ReturnType<typeof courseGroup>>

const isUnique = (words: string[]) => new Set(words).size === words.length

/** `/apply` and `/department/admission`: two addresses of the same form. */
const application = z.strictObject({
  pages: z.strictObject({ apply: page(), admission: page() }),
  intro: paragraphs(),
  undecided: link().optional().describe('The way to what families ask before they apply.'),
  form: z.strictObject({
    heading: text(80),
    fields: z.strictObject({
      name: field,
      email: field,
      /** Sent as `subject` (specification, section 3). */
      phone: field,
      /** Sent as `message`. */
      course: field.extend({
        hint: text(200),
        unlisted: text(200).describe(
          'In place of the hint for who comes from a department without an entry.',
        ),
      }),
    }),
    placeholder: text(60).describe('The empty option that stands first.'),
    courses: list(courseGroup()).refine(
      (groups) => isUnique(groups.flatMap(({ courses }) => courses.map(courseWord))),
      'two courses have one name',
    ),
    button: sendButton(),
  }),
  steps: z.strictObject({ heading: text(80), items: list(entry()) }),
  documents: z.strictObject({
    heading: text(80),
    intro: text(),
    items: list(text(200)),
    note: text(300),
  }),
})

/** What a form says when a send has succeeded or failed: as an alert, and in the line under the form. */
const outcome = () => z.strictObject({ success: text(120), failure: text(120) })

/** A sentence for each form. */
const ofEachKind = (max: number) =>
  z.strictObject({ footer: text(max), contact: text(max), application: text(max) })

/** Everything that the three forms say; the first two groups are word for word sections 8 and 5 of the specification. */
export const formMessages = z.strictObject({
  outcomes: z.strictObject({ footer: outcome(), contact: outcome(), application: outcome() }),
  invalid: z
    .strictObject({ name: text(), email: text(), phone: text(), subject: text(), message: text() })
    .describe('Under the fields of the contact page.'),
  /** Said before sending; `{label}`, `{max}` and `{count}` are filled in. */
  tooLong: z.strictObject({
    field: text(200, 'label', 'max', 'count'),
    message: text(200, 'max', 'count'),
    remaining: text(120, 'count'),
    over: text(120, 'count'),
  }),
  progress: z
    .strictObject({ sending: text(120), slow: text(200), timeout: text(300, 'seconds') })
    .describe('In the status line while a message is under way; {seconds} is the time-out.'),
  offline: z.strictObject({ away: text(300), back: text(200), send: text(60) }),
  /** Follows every failure; `{phone}` and `{email}` are filled in from the site configuration. */
  fallback: z.strictObject({
    lead: text(200),
    phone: text(80, 'phone'),
    email: text(120, 'email'),
    mailSubject: text(120),
  }),
  draft: z
    .strictObject({
      note: text(200),
      restored: text(200),
      unanswered: text(200).describe('In place of it, for a text that was sent and had no answer.'),
      clear: text(60),
      cleared: text(120),
    })
    .describe('What is typed stays in the tab until it is sent.'),
  sent: z
    .strictObject({ next: ofEachKind(200), phone: text(80, 'phone'), again: ofEachKind(60) })
    .describe('In place of a form that was sent; {phone} is the office’s.'),
  summary: z
    .strictObject({ one: text(120, 'count'), many: text(120, 'count') })
    .describe('Above the fields when there are errors; {count} of them.'),
  privacy: z
    .strictObject({
      purpose: ofEachKind(120).describe('What is asked for, and for what.'),
      minors: text(120),
      link: text(40).describe('Words of the link to /privacy.'),
      more: text(60).describe('Opens the details.'),
      details: z.strictObject({
        kept: ofEachKind(200).describe('How long it is kept.'),
        consent: text(300, 'email').describe(
          'How to withdraw; {email} is the office’s that the form goes to.',
        ),
        answers: text(300).describe('Who answers, and where to complain.'),
      }),
    })
    .describe(
      'Before the fields of every form: the notice of the Digital Personal Data Protection Act, section 5.',
    ),
  required: z.strictObject({ note: text(120) }),
  honeypot: text(120).describe(
    'Label of the field that only robots fill; a person with a screen reader may meet it.',
  ),
  noScript: text(300, 'phone', 'email').describe('In place of the button’s promise when script is off.'),
})
export type FormMessages = z.infer<typeof formMessages>

export const schemas = {
  'library.yaml': library,
  'contact.yaml': contact,
  'footer-form.yaml': footerForm,
  'application.yaml': application,
  'form-messages.yaml': formMessages,
}
