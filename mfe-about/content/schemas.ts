import {
  anchor,
  carouselLabels,
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
import { campusPlan } from '@college/shared/content/plan'
import { z } from 'zod'

/** A link to the foundation's own site, whose address is in the site configuration. */
const foundationLink = () => z.strictObject({ label: text(60), href: z.literal('{foundation.url}') })

/** The top of the home page: the headline and two buttons beside pictures that fade into each other. */
const hero = z.strictObject({
  headline: text(70),
  sentence: text(220),
  facts: list(
    z.strictObject({
      label: text(24),
      value: text(24).describe('A few words, so that they stay in one line on a phone.'),
      href: href(),
    }),
  )
    .max(4)
    .describe('Facts under the pictures, four at most, each with the page that says more.'),
  slides: list(illustration()),
  apply: link(),
  programs: link(),
  labels: carouselLabels(),
})

/** A few words about the college with pictures of the campus. */
const introduction = z.strictObject({
  heading: text(70),
  paragraphs: paragraphs(),
  pictures: list(illustration()).max(4).describe('Four at most: the composition has four places.'),
  readMore: link()
    .extend({ subject: text(60) })
    .describe(
      'subject is read aloud after the label, which alone does not say where the link leads (WCAG 2.4.9).',
    ),
})

/** One card that links to another part of the site. */
const program = z.strictObject({
  title: text(40).min(3),
  text: text(220),
  href: href(),
  illustration: illustration(),
})

/** A figure that counts up from 0 when it is first seen. */
const statistic = z.strictObject({
  icon: z.enum(['years', 'graduates', 'private', 'public']),
  value: z.int().positive(),
  suffix: text(3).optional().describe('Stands right behind the figure, e.g. +.'),
  label: text(60),
})

/** What a former student says. */
const testimonial = z.strictObject({
  ...person,
  batch: text(60).describe('The course and the year it was begun, e.g. BNYS, batch of 2006.'),
  role: text(100).describe('What the person does now.'),
  quote: text(600).describe('Without quotation marks; the page sets them.'),
})

/** `/` */
const home = z.strictObject({
  page: page(),
  hero,
  about: introduction,
  programs: z.strictObject({
    heading: text(70),
    intro: text(300),
    cards: list(program),
    more: link().optional().describe('The way on for those who have not decided yet.'),
  }),
  statistics: z.strictObject({ heading: text(70), items: list(statistic) }),
  campus: campusPlan()
    .extend({ intro: text(220) })
    .optional(),
  testimonials: z.strictObject({
    heading: text(70),
    people: list(testimonial),
    labels: carouselLabels(),
  }),
})

/** One section of the page about the college. */
const topic = z.strictObject({
  id: anchor(),
  title: text(70).min(3),
  paragraphs: paragraphs(),
  illustration: illustration(),
})

/** `/about/{product}`; the first topic is the lead section. */
const aboutCollege = z
  .strictObject({
    page: page(),
    labels: z
      .strictObject({ contents: text(40), more: text(20), less: text(20) })
      .describe('more opens the whole text of a topic on a phone, less closes it.'),
    topics: list(topic),
  })
  .superRefine(ownIds)

/** One year in the foundation's history. */
const milestone = z.strictObject({
  year: z.int().min(1900).max(2100),
  title: text(70).min(3),
  text: text(600),
})

/** `/about/aef` */
const foundation = z.strictObject({
  page: page(),
  illustration: illustration(),
  history: z.strictObject({ heading: text(70), paragraphs: paragraphs(), knowMore: foundationLink() }),
  timeline: z.strictObject({ heading: text(70), milestones: list(milestone) }),
  banner: z
    .strictObject({ heading: text(70), text: text(220), link: foundationLink() })
    .describe('The band that closes the page.'),
  labels: z
    .strictObject({ newTab: text(40) })
    .describe('Told to screen readers after the words of a link that leaves the site.'),
})

/** The Vision box or the Mission box. */
const statement = z.strictObject({
  heading: text(40),
  paragraphs: paragraphs(),
  illustration: illustration(),
})

/** `/about/vision-mission` */
const visionMission = z.strictObject({
  page: page(),
  vision: statement,
  mission: statement,
})

/** A letter to the visitor. */
const message = z.strictObject({
  ...person,
  role: text(60),
  heading: text(70),
  quote: text(200).describe('Set large beside the letter, without quotation marks; the page sets them.'),
  paragraphs: paragraphs(),
  signature: text(100).describe('Closes the letter; the page puts the name and the role under it.'),
})

const trustee = z.strictObject({ ...person, role: text(60) })

/** `/about/messages` */
const messages = z.strictObject({
  page: page(),
  messages: list(message),
  trustees: z.strictObject({ heading: text(70), people: list(trustee) }),
})

export const schemas = {
  'home.yaml': home,
  'about-college.yaml': aboutCollege,
  'foundation.yaml': foundation,
  'vision-mission.yaml': visionMission,
  'messages.yaml': messages,
}
