import {
  anchor,
  day,
  href,
  illustration,
  link,
  list,
  ownIds,
  page,
  paragraphs,
  person,
  text,
} from '@college/shared/content/fields'
import { siteConfig } from '@college/shared/contract/site-config'
import { z } from 'zod'

const order = () => z.int().positive().describe('The place in its list, the lowest first; gaps are allowed.')

/** A teacher: name and designation on the front of the card, the rest on its back. */
const facultyMember = z.strictObject({
  ...person,
  designation: text(80),
  qualification: text(120),
  yoe: text(20).meta({ title: 'Experience', description: 'In words, such as 12 Years.' }),
  mobile: siteConfig.shape.phones.shape.office.optional(),
  email: z.email().optional(),
})
export type FacultyMember = z.infer<typeof facultyMember>

const faculty = () => list(facultyMember)

/** One undergraduate department, at `/department/ug/<file name>`. */
const ugDepartment = z.strictObject({
  order: order(),
  title: text(60).min(3).describe('The short name, on the card and in lists: Anatomy.'),
  page: page(),
  illustration: illustration()
    .optional()
    .describe('If left out, the page shows the picture of the list of undergraduate departments.'),
  summary: text(180).describe('One sentence on the card.'),
  about: paragraphs().optional().describe('If left out, the page has no About section.'),
  vision: paragraphs(),
  mission: paragraphs(),
  studied: list(text(160)).describe('What is studied, a line each.'),
  faculty: faculty(),
})
export type UgDepartment = z.infer<typeof ugDepartment>

/** `/department/ug`, and the words all undergraduate department pages share. */
const ug = z.strictObject({
  page: page(),
  intro: paragraphs(),
  compare: link().describe('Leads to the overview of all degrees.'),
  plate: illustration().describe('Shown for a department that has no illustration of its own yet.'),
  labels: z.strictObject({
    departments: text(60).describe('Heading over the cards.'),
    filter: text(40).describe('Over the field that narrows a list of more than 40 departments.'),
    letters: text(60).describe('Name of that list’s letters, for screen readers.'),
    noDepartment: text(80).describe('When no department has the typed words.'),
    open: text(40).describe('Visible words of a card’s link.'),
    about: text(60),
    visionMission: text(60),
    vision: text(40),
    mission: text(40),
    studied: text(60),
    apply: text(40),
    applyIntro: text(200).describe('The sentence before the apply link.'),
    pager: text(60).describe('Name of the navigation between departments, for screen readers.'),
    previous: text(40),
    next: text(40),
    all: text(40).min(3),
  }),
  notFound: z
    .strictObject({ page: page(), list: text(60), back: text(60) })
    .describe('An address below /department/ug/ that no department has; the list follows.'),
})

/** The words of every faculty grid, undergraduate and postgraduate. */
const facultyLabels = z.strictObject({
  heading: text(40),
  intro: text(200),
  qualification: text(40),
  experience: text(40),
  mobile: text(40),
  email: text(40),
  turn: text(40).describe('Visible words on both sides of a card.'),
  about: text(80).describe('What a screen reader adds to them and the person’s name: what is on the back.'),
})

/** How long a claim is known to hold. Shown beside it; after `until`, whom to ask is shown in its place. */
const standing = {
  asOf: day().optional().describe('The day on which the claim was last checked.'),
  source: z
    .strictObject({ label: text(120), href: href().optional() })
    .optional()
    .describe('What the claim rests on: a notice, an order, a list.'),
  until: day().optional().describe('The last day on which the claim is shown, in quotes: "2027-05-31".'),
}
const isInOrder = ({ asOf = '', until = asOf }: Standing) => asOf <= until
const inOrder = { path: ['until'], error: 'expected the day on which it was checked, or a later one' }
export type Standing = { [Field in keyof typeof standing]?: z.infer<(typeof standing)[Field]> }

/** Words around claims that can go stale. */
export const claims = z.strictObject({
  asOf: text(40, 'day').describe('{day} is the day on which the claim was last checked.'),
  source: text(40).describe('Before the source of a claim.'),
  ask: text(60).describe('The link to the contact form, with its subject filled in.'),
  ring: text(60, 'phone').describe('The link that rings the office: or ring {phone}.'),
  intake: z
    .strictObject({ text: text(200), subject: text(60) })
    .describe('In place of an intake that holds no longer.'),
})

/** `/programs#before-you-decide`: what families ask, each with the fact or with whom to ask. */
export const deciding = z
  .strictObject({
    heading: text(60),
    intro: text(300),
    office: text(300).describe('Above the questions that the office answers, before its telephone number.'),
    questions: list(
      z.strictObject({
        id: anchor(),
        question: text(100),
        fact: z
          .strictObject({ text: text(300), link: link().optional(), ...standing })
          .refine(isInOrder, inOrder)
          .optional()
          .describe('The answer. If left out, or past its last day, `unknown` is shown.'),
        unknown: text(200).describe(
          'What is known of the answer, or whom to ask, while this site does not give it.',
        ),
        subject: text(60).describe('The subject of the message that asks.'),
        ask: text(40).describe('The link to the contact form, with the subject filled in.'),
      }),
    ),
  })
  .superRefine(ownIds)

const duration = z.strictObject({
  short: text(80).describe('For the comparison table: 3 years.'),
  text: text(),
})

const eligibility = z.strictObject({
  short: text(200).describe('For the comparison table.'),
  intro: paragraphs(),
  required: list(text(200)).describe('What an applicant must have.'),
  accepted: list(text(200)).optional().describe('What is accepted in place of the usual degree.'),
  notAccepted: list(text(200)).optional(),
})

/** One postgraduate course, at `/department/<file name>`. */
const pgCourse = z.strictObject({
  order: order(),
  title: text(60).min(3),
  page: page(),
  illustration: illustration(),
  summary: text(180).describe('One sentence on the card.'),
  eligibility,
  overview: paragraphs(),
  compared: z
    .strictObject({ studied: text(80), days: text(80), suits: text(80) })
    .describe('For the table that helps to choose an MD: a few words each, so that three fit on a phone.'),
  duration: duration.extend({ years: z.number().positive() }),
  intake: z
    .strictObject({
      places: z.int().positive(),
      short: text(80).describe('For the comparison table: Up to 10 a year.'),
      text: text(),
      ...standing,
    })
    .refine(isInOrder, inOrder),
  years: list(z.strictObject({ title: text(40), text: text(), subjects: list(text(120)) })).describe(
    'What is studied, year by year.',
  ),
  faculty: faculty(),
  course: text(60).describe('The course that Apply chooses in the application form, as its list has it.'),
})
export type PgCourse = z.infer<typeof pgCourse>

/** `/department/pg`, and the words all postgraduate course pages share. */
export const pg = z.strictObject({
  page: page(),
  intro: paragraphs(),
  compare: link().describe('Leads to the overview of all degrees.'),
  labels: z.strictObject({
    courses: text(60).describe('Heading over the cards.'),
    open: text(40),
    atAGlance: text(40).describe('Name of the list of key facts, for screen readers.'),
    eligibility: text(40),
    required: text(60),
    accepted: text(60),
    notAccepted: text(60),
    overview: text(40),
    duration: text(40),
    intake: text(40),
    years: text(60),
    apply: text(40),
    applyIntro: text(200),
    others: text(60),
    all: text(60).min(3),
  }),
})

/** `/department/courses`: the way to the undergraduate and the postgraduate pages. */
const courses = z.strictObject({
  page: page(),
  intro: paragraphs(),
  waysLabel: text(60).describe('Name of the list of ways, for screen readers.'),
  ways: list(
    z.strictObject({
      title: text(60).min(3),
      text: text(),
      illustration: illustration(),
      link: text(60),
      href: href(),
    }),
  ),
  /** The band that links to `/programs` and `/apply`. */
  more: z.strictObject({
    heading: text(80),
    text: text(),
    links: list(link()),
  }),
})

/** `/programs`: BNYS here; the postgraduate columns are read from `pg/*.yaml`, so each figure exists once. */
export const programs = z.strictObject({
  page: page(),
  intro: paragraphs(),
  bnys: z.strictObject({
    title: text(60).min(3),
    name: text(120).describe('The degree in full.'),
    summary: text(180).describe('One sentence, as on the cards of the postgraduate courses.'),
    overview: paragraphs(),
    illustration: illustration(),
    href: href(),
    duration: text(80),
    intake: text(120),
    eligibility: text(200),
    stages: list(z.strictObject({ title: text(60), text: text() })),
  }),
  table: z.strictObject({
    heading: text(80),
    caption: text(200),
    programme: text(40),
    level: text(40),
    undergraduate: text(40),
    postgraduate: text(40),
    duration: text(40),
    intake: text(40),
    eligibility: text(40),
    details: text(40),
    open: text(40),
    same: text(60, 'title').describe('In place of a condition that an earlier degree, {title}, has too.'),
  }),
  labels: z.strictObject({
    undergraduate: text(60),
    stages: text(60),
    readOn: text(80, 'title').describe('Opens a part of the page on a phone; {title} is its heading.'),
    more: text(20).describe('Opens a text of which a phone shows the first lines.'),
    less: text(20).describe('Closes it again.'),
    departments: text(60),
    postgraduate: text(60),
    postgraduateIntro: text(),
    open: text(40),
  }),
  apply: z.strictObject({ heading: text(80), text: text(), label: text(40), href: href() }),
})

/** A question of the guide, with the answers one may choose. */
const question = z.strictObject({
  id: anchor(),
  text: text(120),
  options: z
    .array(
      z.strictObject({
        label: text(100),
        leadsTo: z.string().describe('The id of a question below this one, or of the answer.'),
      }),
    )
    .min(2),
})
export type Question = z.infer<typeof question>

/** What the guide says in the end. */
const answer = z.strictObject({
  id: anchor(),
  who: text(120).describe('Whom the answer concerns, for the list of rules.'),
  verdict: text(80).describe('The answer in one sentence; announced to screen readers.'),
  text: text(400),
  courses: z
    .boolean()
    .default(false)
    .describe('Whether the MD courses follow, each with the way to its page and to its application.'),
  ways: z.array(link()).default([]),
})
export type Answer = z.infer<typeof answer>

/** Help in choosing, on `/programs`: who may apply for what, and the three MDs compared. */
export const choosing = z
  .strictObject({
    heading: text(80),
    intro: text(200),
    questions: list(question).describe('The first is asked first.'),
    answers: list(answer),
    labels: z.strictObject({ rules: text(60), openRules: text(60), course: text(40), apply: text(40) }),
    comparison: z.strictObject({
      heading: text(60),
      intro: text(200),
      caption: text(100),
      studied: text(40),
      days: text(40),
      suits: text(40),
      places: text(40),
    }),
  })
  .superRefine(ownIds)
  .superRefine(({ questions, answers }, context) => {
    questions.forEach(({ options }, question) => {
      // Later ones only: questions that lead to each other would never end.
      const ids = [...questions.slice(question + 1), ...answers].map(({ id }) => id)
      options.forEach(({ leadsTo }, option) => {
        if (!ids.includes(leadsTo))
          context.addIssue({
            code: 'custom',
            path: ['questions', question, 'options', option, 'leadsTo'],
            message: `expected the id of a later question or an answer, one of ${ids.join(', ')}`,
          })
      })
    })
  })
export type Choosing = z.infer<typeof choosing>

/** Which schema checks which file below `content/`. */
export const schemas = {
  'ug.yaml': ug,
  'ug/*.yaml': ugDepartment,
  'pg.yaml': pg,
  'pg/*.yaml': pgCourse,
  'faculty.yaml': facultyLabels,
  'courses.yaml': courses,
  'programs.yaml': programs,
  'choosing.yaml': choosing,
  'claims.yaml': claims,
  'deciding.yaml': deciding,
}
