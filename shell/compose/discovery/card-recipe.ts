/** What the picture of a link preview shows. */
export type Card = {
  title: string
  /** The college's short name, beside the mark. */
  college: string
  /** The site's host, at the foot. */
  host: string
}

/** The size that previews expect, in px. */
export const cardSize = { width: 1200, height: 630 }

/** Raised when the drawing below changes, so that pictures of before are not used. */
export const cardRecipe = 2
