/** Runs work when the browser has nothing else to do; Safari, which does not say, gets to it after a moment. */
export const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work())
  else setTimeout(work, 50)
}
