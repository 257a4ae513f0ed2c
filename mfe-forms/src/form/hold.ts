/** A person needs longer than this to fill in a form, in ms. */
const minimum = 2_000

/**
 * How long to wait before a message is really sent, in ms. Whoever is faster than a person waits for the rest
 * of the time without being told: a person whose browser filled in everything loses nothing by it.
 *
 * @param begun when the visitor turned to the form, or undefined
 */
export const holdFor = (begun: number | undefined, now: number) =>
  Math.max(0, Math.min(minimum, minimum - (now - (begun ?? now))))
