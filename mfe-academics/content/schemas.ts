import {
  anchor,
  carouselLabels,
  chart,
  day,
  illustration,
  link,
  list,
  ownIds,
  page,
  paragraphs,
  person,
  text,
} from '@college/shared/content/fields'
import { z } from 'zod'

/** A calendar year in the life of the college. */
const year = () => z.int().min(2003).max(2100)

/** Place in a list; the lowest number is first. */
const order = () => z.int().min(1)

/** A date as a visitor reads it, so that spans fit too: `21 June 2015`, `3 to 12 April 2023`. */
const date = () => text(60)

/** The same date for calendars; `last` only for more than one day. */
export const days = () =>
  z
    .strictObject({ first: day(), last: day().optional() })
    .refine(({ first, last = first }) => first <= last, {
      path: ['last'],
      error: 'expected the first day or a later one',
    })
    .describe('The days of `date` once more, for the calendar file that the page offers.')

/** The date of a yearly event, in its first year. */
export const yearly = () =>
  day().describe('For what comes round every year on one day: that day in the first year, in quotes.')

/** A date in words and its days are two ways to say one thing. */
function sayTheSame({ date = '', days }: Dated): boolean {
  if (!days) return true
  return [days.first, days.last ?? days.first].every((day) => {
    const [year = '', , number] = day.split('-')
    return date.includes(year) && new RegExp(`\\b${Number(number)}\\b`).test(date)
  })
}
type Dated = { date?: string | undefined; days?: z.infer<ReturnType<typeof days>> | undefined }

const sameDays = {
  path: ['days'],
  error: (issue: { input?: unknown }) =>
    `expected the days that \`date\` says in words: '${z.object({ date: z.string() }).safeParse(issue.input).data?.date ?? ''}'`,
}

/** What a reader should remember, one short sentence each. */
const highlights = () => list(text(220))

/** Words that several pages of this package use. */
export const labels = z.strictObject({
  date: text(20),
  time: text(20),
  place: text(20),
  participants: text(20),
  year: text(20),
  speaker: text(20),
  highlights: text(40),
  gallery: text(40),
  calendar: text(40).describe('The link to a calendar file with the dates of the activity.'),
  share: z
    .strictObject({ share: text(40), copied: text(60), failed: text(80) })
    .describe('The button that shares a page, and what it says when it has copied the address instead.'),
  contents: text(40).describe('Heading of the table of contents on wide screens.'),
})

/** The heading and the introduction of a section. */
const opening = { heading: text(70), intro: text(400) }

const activityList = z.strictObject({
  ...opening,
  ownPage: text(60).describe(
    'Link from an open card, or from an entry that has one, to the activity’s own page.',
  ),
})

/** The page of all activities: the expandable grid, and the five entries below it. */
export const activities = z.strictObject({
  page: page(),
  grid: activityList.extend({
    latest: text(120, 'year')
      .optional()
      .describe('Says how far the news goes; {year} is that of the latest.'),
  }),
  simple: activityList,
})

/** Words of the page of one activity, and of the page that answers an unknown one. */
const activityPage = z.strictObject({
  back: text(60),
  others: text(60),
  notFound: z.strictObject({ page: page(), listHeading: text(70) }),
})

/** A yearly workshop or other part of an activity: one year's celebration, one talk, one camp. */
const yearlyWorkshop = z
  .strictObject({
    title: text(110).min(3),
    year: year().optional(),
    date: date().optional(),
    days: days().optional(),
    time: text(60).optional().describe('With AM and PM: 10:00 AM to 11:00 AM.'),
    place: text(110).optional(),
    participants: z.int().positive().optional().describe('How many took part.'),
    speaker: text(60).optional(),
    designation: text(140).optional().describe('The speaker’s post and where he or she works.'),
    description: text().optional(),
    highlights: highlights().optional(),
    images: list(illustration()).optional(),
  })
  .refine(sayTheSame, sameDays)
  .refine(({ speaker, designation }) => speaker !== undefined || designation === undefined, {
    path: ['speaker'],
    error: 'expected a name to the `designation`',
  })
export type YearlyWorkshop = z.infer<typeof yearlyWorkshop>

/** One card of the expandable grid; it also has its own page, named by the file. */
export const activity = z
  .strictObject({
    order: order(),
    page: page().describe('The title of the page is the title of the card too.'),
    summary: text(200).describe('The line on the closed card.'),
    illustration: illustration(),
    description: paragraphs(),
    date: date().optional(),
    yearly: yearly().optional(),
    highlights: highlights().optional(),
    images: list(illustration()).optional(),
    isParent: z.boolean().describe('Whether the card opens to a list of cards.'),
    listHeading: text(70).optional().describe('Heading above that list, where there is one.'),
    chart: text(160).optional().describe('Caption of the chart above that list; without it none is drawn.'),
    yearlyWorkshops: z.array(yearlyWorkshop),
  })
  .refine(({ isParent, yearlyWorkshops }) => isParent === yearlyWorkshops.length > 0, {
    path: ['yearlyWorkshops'],
    error: 'expected at least one entry where isParent is true, and none where it is false',
  })
  .refine(({ isParent, listHeading }) => isParent === (listHeading !== undefined), {
    path: ['listHeading'],
    error: 'expected it where isParent is true, and only there',
  })
  .refine(
    ({ chart, yearlyWorkshops }) =>
      !chart || yearlyWorkshops.filter(({ year, participants }) => year && participants).length > 2,
    { path: ['chart'], error: 'expected `year` and `participants` in at least three entries' },
  )
export type Activity = z.infer<typeof activity>

/** One of the entries below the grid. */
const simpleActivity = z.strictObject({
  order: order(),
  title: text(90).min(3),
  date: date(),
  days: days().optional(),
  description: paragraphs(),
  highlights: highlights(),
  gallery: list(illustration()),
})

/** An entry that also has its own page. */
const activityWithPage = simpleActivity.extend({ page: page() })
export type SimpleActivity = z.infer<typeof simpleActivity> & Partial<z.infer<typeof activityWithPage>>

/** Student work: the project reports of the library, and the clinical postings. */
const work = z.strictObject({
  page: page(),
  research: z
    .strictObject({
      heading: text(70),
      intro: paragraphs(),
      illustration: illustration(),
      total: z.int().positive().describe('All project reports in the library.'),
      totalLabel: text(60).describe('Words after the total: project reports in the library.'),
      themesHeading: text(70),
      reports: text(40).describe('Read out after the number of a theme’s reports.'),
      themes: list(z.strictObject({ name: text(70), reports: z.int().positive(), about: text(220) })),
    })
    .refine(({ themes, total }) => themes.reduce((sum, { reports }) => sum + reports, 0) === total, {
      path: ['themes'],
      error: 'expected the reports of all themes to add up to the total',
    }),
  samples: z.strictObject({
    ...opening,
    caption: text(160).describe('Says what the table lists; read out before it.'),
    columns: z.strictObject({ title: text(20), year: text(20), guide: text(20) }),
    projects: list(z.strictObject({ title: text(160), year: year(), guide: text(60) })),
  }),
  clinical: z.strictObject({
    heading: text(70),
    intro: paragraphs(),
    illustration: illustration(),
    postings: list(
      z.strictObject({
        unit: text(70),
        when: text(60).describe('Year of study and length: Third year, six weeks.'),
        description: text(400),
      }),
    ),
    /** The way on from the end of the page. */
    more: link(),
  }),
})

/** The slider of alumni at work. */
export const alumni = z.strictObject({
  page: page(),
  heading: text(70),
  intro: paragraphs(),
  carousel: carouselLabels(),
  labels: z.strictObject({
    jobSector: text(40),
    address: text(40),
    institution: text(40),
    designation: text(40),
  }),
  sectors: z
    .strictObject({ ...opening, more: link() })
    .describe('The list of the same alumni, sorted by job sector.'),
  alumni: list(
    z.strictObject({
      ...person,
      jobSector: text(60),
      address: text(140).describe('Where the person works, not where he or she lives.'),
      institution: text(110),
      designation: text(90),
    }),
  ),
})

/** Placement posters and the alumni in the spotlight. */
export const placement = z.strictObject({
  page: page(),
  achievements: z.strictObject({
    heading: text(70),
    intro: paragraphs(),
    chart: chart(),
    posters: list(
      z.strictObject({
        title: text(90).min(3),
        illustration: illustration(),
        caption: paragraphs().describe('Everything the poster announces, in words.'),
      }),
    ),
  }),
  spotlight: z.strictObject({
    ...opening,
    more: link().describe('The way to more alumni, below the profiles.'),
    labels: z.strictObject({
      degree: text(40),
      years: text(40),
      designation: text(40),
      achievements: text(40),
    }),
    profiles: list(
      z.strictObject({
        ...person,
        degree: text(140),
        years: text(60).describe('Years of study up to graduation: 2016 to 2022.'),
        designation: text(140),
        about: text(),
        achievements: list(text(260)),
      }),
    ),
  }),
})

/** What students and faculty have published, presented and won. */
export const publications = z
  .strictObject({
    page: page(),
    intro: paragraphs(),
    illustration: illustration(),
    who: z
      .strictObject({ students: text(40), faculty: text(40), both: text(40) })
      .describe('Words for the values of an entry’s who.'),
    groups: list(
      z.strictObject({
        id: anchor().describe('Anchor of the group within the page.'),
        ...opening,
        entries: z
          .array(
            z.strictObject({
              title: text(220).min(3),
              by: text(220).describe('Names as printed, separated by commas.'),
              who: z.enum(['students', 'faculty', 'both']),
              where: text(200).describe(
                'Journal with volume and pages, conference with town, or giver of the prize.',
              ),
              year: year(),
              note: text(260).describe('One sentence on what it is about.'),
            }),
          )
          .describe('A group without entries is not shown.'),
      }),
    ),
  })
  .superRefine(ownIds)

/** The hospitals in which interns spend their year, filtered as one types. */
export const internship = z.strictObject({
  page: page(),
  intro: paragraphs(),
  map: illustration().describe('The outline of India that the hospitals are dots on.'),
  listHeading: text(70),
  filter: z.strictObject({
    label: text(60),
    hint: text(140),
    clear: text(40),
    result: text(90, 'count', 'total').describe('{count} hospitals shown out of {total}.'),
    none: text(200).describe('Instead of the result when nothing fits.'),
  }),
  labels: z.strictObject({ place: text(40), focus: text(40), learn: text(40) }),
  hospitals: list(
    z.strictObject({
      name: text(90),
      place: text(60),
      state: text(40),
      at: z
        .strictObject({ longitude: z.number().min(68).max(98), latitude: z.number().min(6).max(38) })
        .meta({ title: 'On the map' })
        .describe('Where its dot stands, in degrees. A map’s service shows both for a place.'),
      focus: text(90).describe('The hospital’s strength, a few words.'),
      learn: text(400),
    }),
  ),
})

export const schemas = {
  'labels.yaml': labels,
  'activities.yaml': activities,
  'activity-page.yaml': activityPage,
  'activities/*.yaml': activity,
  // Kids Camp has its own page, so its words for that must be there.
  'simple-activities/kids-camp.yaml': activityWithPage,
  'simple-activities/*.yaml': simpleActivity,
  'work.yaml': work,
  'alumni.yaml': alumni,
  'placement.yaml': placement,
  'publications.yaml': publications,
  'internship.yaml': internship,
}
