import { z } from 'zod'
import type { Plant } from '../contract/contract'
import { factNames } from '../runtime/fill'
import { type PlantName, plantFolder, plants } from './plants'

/** A rendered picture: every format and width of one file in a package's `pictures/` folder. */
export type Picture = {
  /** `srcset` by MIME subtype, best first, e.g. `{ avif: '/assets/… 640w, …', webp: '…' }`. */
  sources: Record<string, string>
  /** The fallback file and the intrinsic size in px. */
  img: { src: string; w: number; h: number }
  /** Two colours as hexadecimal digits, for the upper and the lower half, shown until the picture loads; may be empty. */
  placeholder: string
  /** Whether it is see-through, so that the page gives it a ground and a frame. */
  plate?: boolean
}

/** A calendar file: its address, and the last of its dates, `YYYY-MM-DD`; undefined for a yearly event. */
export type Calendar = { href: string; last?: string | undefined }

/** Marks a picture's name; the build replaces the mark by the rendered `Picture`. */
export const pictureMark = '$picture'

/**
 * Text that a visitor reads: not empty, in one line, no stray blanks at its ends. It may name the site's facts, such as `{college}`.
 *
 * @param places what else it may name, because the page fills it in: `count` for `{count}`
 */
export const text = (max = 1200, ...places: string[]) =>
  z
    .string()
    .overwrite((words) => words.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' '))
    .trim()
    .min(1)
    .max(max)
    .refine((words) => words === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(words), 'expected visible words')
    .superRefine(namesOnly(places))
    .meta(places.length > 0 ? { tokens: places } : {})

/** Refuses a token that nothing would fill in: visitors would read it as it is. */
const namesOnly = (places: string[]) => (value: string, context: z.RefinementCtx) => {
  const known = [...places, ...factNames].map((name) => `{${name}}`)
  for (const [token] of value.matchAll(/\{[\w.]*\}?/g))
    if (!known.includes(token))
      context.addIssue({
        code: 'custom',
        message: `expected ${known.join(', ')}`,
        params: { token, known } satisfies z.infer<typeof unknownToken>,
      })
}

/** What the check of a text says of a token that it does not know. */
export const unknownToken = z.object({ token: z.string(), known: z.array(z.string()) })

/** One or more paragraphs of plain text. */
export const paragraphs = () =>
  list(text()).describe(
    'Paragraphs of plain text. {college}, {short}, {hospital}, {foundation}, {town} are filled in.',
  )

/** The name, without ending, of a file in the package's `pictures/` folder. */
export const picture = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected the name of a picture in lower-case letters, digits and hyphens')
    .transform((name) => ({ [pictureMark]: name }) as unknown as Picture)
    .meta({
      format: 'picture',
      description: 'One of the pictures of this section, by the name of its file without ending.',
    })

/** A picture with its text alternative (WCAG 1.1.1). */
export const illustration = () =>
  z.strictObject({
    picture: picture(),
    alt: text(200).meta({
      title: 'In words',
      description: 'What the picture shows, for those who cannot see it.',
    }),
    focus: z
      .enum(['left', 'right', 'top', 'bottom'])
      .optional()
      .meta({ title: 'What stays in view' })
      .describe('The third of the picture that stays in view where its sides are cut off; else the middle.'),
  })

/** A person; without a photo the site draws a portrait tile from the name. */
export const person = {
  name: text(60),
  photo: picture().optional().describe('If left out, a tile is drawn from the name.'),
}

/** A link inside the site (`/library`, `/about/{product}`) or to an `https:` address. */
export const href = () =>
  z
    .string()
    .regex(
      /^(\/(?!\/)\S*|#\S+|https:\/\/[^\s/?#]\S*)$/,
      'expected a path beginning with / or an https address',
    )
    .refine((address) => !address.startsWith('https:') || URL.canParse(address), {
      abort: true,
      error: 'expected a valid https address',
    })
    .superRefine(namesOnly([]))
    .meta({
      format: 'link',
      description:
        'A path of this site (/library, /about/{product}), a place in this page (#map) or an https address.',
    })

/** A calendar day as `YYYY-MM-DD`. */
export const day = () => z.iso.date().describe('A calendar day, in quotes: "2026-11-21".')

/** One or more of a kind. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1)

/** Figures drawn as bars, and as a table for those who cannot see them. */
export const chart = () =>
  z.strictObject({
    caption: text(120),
    columns: z.strictObject({ label: text(20), value: text(20) }),
    bars: list(
      z.strictObject({ label: text(40), value: z.number().nonnegative(), text: text(12).optional() }),
    ),
  })

/** A link with its words. */
export const link = () => z.strictObject({ label: text(60).min(3), href: href() })

/** The id of a place in a page, as after `#` in an address. */
export const anchor = () =>
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case letters, digits and hyphens')

/**
 * Refuses an id that another place of the same page has, at any depth: a link could point to only one of
 * them. Two of which the page shows only one (`only`) may share theirs.
 */
export function ownIds(content: unknown, context: z.RefinementCtx) {
  const taken = new Map<string, unknown[]>()
  const visit = (value: unknown, path: (string | number)[]) => {
    if (!value || typeof value !== 'object') return
    if ('id' in value && typeof value.id === 'string') {
      const only = 'only' in value ? value.only : undefined
      const others = taken.get(value.id) ?? []
      if (others.some((other) => other === undefined || only === undefined || other === only))
        context.addIssue({
          code: 'custom',
          path: [...path, 'id'],
          message: `expected an id of its own; another place of the page has '${value.id}'`,
        })
      taken.set(value.id, [...others, only])
    }
    for (const [key, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(content, [])
}

/** What a carousel and its controls are called; `{number}` and `{total}` are filled in for each slide. */
export const carouselLabels = () =>
  z.strictObject({
    name: text(60).describe('The carousel as a whole, read out before its slides (APG carousel pattern).'),
    previous: text(40),
    next: text(40),
    pause: text(40),
    play: text(40),
    slide: text(60, 'number', 'total').describe('One slide, such as Picture {number} of {total}.'),
    choose: text(60, 'number', 'total').describe('One dot of the pagination, such as Show picture {number}.'),
  })

/** One of the site's plants, by name; the page gets its drawing and its names. */
const plant = () =>
  z
    .enum(Object.keys(plants) as [PlantName, ...PlantName[]])
    .transform(
      (name): Plant => ({
        ...plants[name],
        drawing: { [pictureMark]: `${plantFolder}/${name}` } as unknown as Picture,
      }),
    )
    .meta({ title: 'Plant', description: 'The plant that is drawn in the banner.' })

/** Metadata of every page: its name, the sentence for search engines, the sentence under its heading. */
export const page = () =>
  z
    .strictObject({
      title: text(60).min(3).describe('The heading of the page, and its title in tabs and search results.'),
      description: text(170)
        .min(50)
        .describe('One or two sentences for search engines, 50 to 170 characters.'),
      lead: text(140).describe('The sentence under the heading.'),
      plant: plant().optional(),
      parent: href().optional().meta({
        title: 'The page above',
        description: 'In the breadcrumb, when the path does not say it: a page of the navigation.',
      }),
    })
    .meta({ title: 'Title and description' })
