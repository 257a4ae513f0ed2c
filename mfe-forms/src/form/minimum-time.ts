/** A person needs longer than this to fill in a form, in ms. */
const minimum = 2_000

/**
 * Milliseconds to wait before sending. A form filled in faster than by a person waits for the rest of the minimum
 * time, silently: a person whose browser filled it in loses nothing.
 *
 * @param startedAt when the visitor first focused the form
 */
export const remainingDelay = (startedAt: number | undefined, now: number) =>
  Math.max(0, Math.min(minimum, minimum - (now - (startedAt ?? now))))
