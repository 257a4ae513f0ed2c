import {
  anchor,
  day,
  href,
  illustration,
  list,
  ownIds,
  page,
  paragraphs,
  text,
} from '@college/shared/content/fields'
import { z } from 'zod'

/** The name of a clip: its film, poster and captions (`captions/<clip>.vtt`) all carry it. */
const clip = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected a clip name in lower-case letters, digits and hyphens')
    .meta({ format: 'film' })

/** One short film, shown as a card with its poster and played in a dialog. */
export const video = z.strictObject({
  id: anchor().describe('Its own name in the page; unique over all videos.'),
  src: clip(),
  title: text(80).min(3),
  description: text(220),
  poster: illustration(),
  duration: z.int().positive().describe('Length in whole seconds.'),
  uploaded: day().describe('The day it was put online.'),
})
export type Video = z.infer<typeof video>

/** The words of every video card and of the dialog it opens; both pages share them. */
const videoLabels = z.strictObject({
  play: text(60, 'title').describe('Accessible name of a card’s button; {title} is the video’s title.'),
  close: text(40),
  closeHint: text(120).describe('How to leave the hospital’s full-screen popup.'),
  error: text(220),
  tryAgain: text(40),
  unsupported: text(120).describe(
    'Inside the video element, for browsers that cannot play any (specification, section 8).',
  ),
  captions: z.strictObject({
    label: text(40),
    language: text(12).describe('BCP 47 language of the caption files.'),
  }),
  download: text(80, 'title').describe(
    'Instead of the play button when script is off; {title} is the video’s title.',
  ),
})

/** `/anandamaya`: the wellness hospital. */
export const hospital = z
  .strictObject({
    page: page(),
    illustration: illustration(),
    about: z.strictObject({ heading: text(80), paragraphs: paragraphs() }),
    /** The hospital in figures: each with its label. */
    facts: z.strictObject({
      heading: text(80),
      items: list(z.strictObject({ value: text(40), label: text(120) })),
    }),
    garden: z.strictObject({ heading: text(80), paragraphs: paragraphs(), illustration: illustration() }),
    treatments: z.strictObject({
      heading: text(80),
      intro: text(),
      items: list(z.strictObject({ name: text(60), text: text(300) })),
      note: text(300).describe('Said under the list: what a treatment needs before it begins.'),
    }),
    videos: z.strictObject({ heading: text(80), intro: text(300), items: list(video) }),
    /** The way to the hospital's own website. */
    website: z.strictObject({
      heading: text(80),
      text: text(300),
      label: text(80),
      href: z.union(
        [href(), z.literal('{hospital.url}')],
        'expected {hospital.url}, a path or an https address',
      ),
      newTab: text(60).describe('Added to the link’s name, because it leaves this site.'),
      jump: text(40).optional().describe('The link under the lead that leads here.'),
      ring: text(120, 'phone').optional().describe('The link that rings the office, with {phone}.'),
    }),
  })
  .superRefine(ownIds)
export type Hospital = z.infer<typeof hospital>

/** One occasion of college life with its films. */
const lifeSection = z.strictObject({
  id: anchor().describe('The address of the section in its page, e.g. #yogathon.'),
  title: text(60).min(3),
  paragraphs: paragraphs(),
  videos: list(video),
})
export type LifeSection = z.infer<typeof lifeSection>

/** `/{product}`: life at the college. */
export const life = z
  .strictObject({
    page: page(),
    intro: paragraphs(),
    labels: z.strictObject({
      contents: text(40).describe('Heading of the in-page table of contents.'),
      videosOf: text(60, 'section').describe(
        'Accessible name of a section’s list of videos; {section} is the section’s title.',
      ),
      more: text(20).describe('Opens the whole text of a section on a phone.'),
      less: text(20).describe('Closes it again.'),
    }),
    sections: list(lifeSection),
  })
  .superRefine(ownIds)

export const schemas = {
  'hospital.yaml': hospital,
  'life.yaml': life,
  'video-labels.yaml': videoLabels,
}
