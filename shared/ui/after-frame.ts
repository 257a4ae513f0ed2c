/** Does work after the next frame: the one that answers the visitor does not wait for what the page makes of it. */
export const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
