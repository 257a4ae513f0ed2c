/** Runs work after the next frame, so that it does not delay the response to an interaction. */
export const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
