/** Runs work when the browser is idle, or after a delay in Safari, which cannot tell. */
export const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work())
  else setTimeout(work, 50)
}
