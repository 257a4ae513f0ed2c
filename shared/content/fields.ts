import { z } from 'zod'

/** A rendered picture: every format and width of one file in a package's `pictures/` folder. */
export type Picture = {
  /** `srcset` by MIME subtype, best first, e.g. `{ avif: '/assets/… 640w, …', webp: '…' }`. */
  sources: Record<string, string>
  /** The fallback file and the intrinsic size in px. */
  img: { src: string; w: number; h: number }
  /** Six colours as hexadecimal digits, two rows of three, shown until the picture has come; may be empty. */
  placeholder: string
}

/** Marks where a picture's name stood; the build replaces the mark by the rendered `Picture`. */
export const pictureMark = '$picture'

/** Text that a visitor reads: not empty, no stray blanks at its ends. */
export const text = (max = 1200) => z.string().trim().min(1).max(max)

/** One or more paragraphs of plain text. */
export const paragraphs = () => z.array(text()).min(1)

/** The name, without ending, of a file in the package's `pictures/` folder. */
export const picture = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected the name of a picture in lower-case letters, digits and hyphens')
    .transform((name) => ({ [pictureMark]: name }) as unknown as Picture)

/** A picture with the words that stand for it when it cannot be seen (WCAG 1.1.1). */
export const illustration = () => z.strictObject({ picture: picture(), alt: text(200) })

/** A person; without a photo the site draws a portrait tile from the name. */
export const person = { name: text(60), photo: picture().optional() }

/** A link inside the site (`/library`, `/about/{product}`) or to an `https:` address. */
export const href = () =>
  z.string().regex(/^(\/|#|https:\/\/)\S*$/, 'expected a path beginning with / or an https address')

/** A calendar day as `YYYY-MM-DD`. */
export const day = () => z.iso.date()

/** What every page says of itself: its name, the sentence search engines show, the sentence under its heading. */
export const page = () =>
  z.strictObject({
    title: text(70),
    description: text(170).min(50),
    lead: text(220),
    parent: href().optional(),
  })
