/** Runs work once, when an element is first in the window or within the options' margin. Returns what cancels it. */
export function whenSeen(element: Element, work: () => void, options: IntersectionObserverInit) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    work()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

/** Says once whether any of an element is in the window now. Returns what cancels it. */
export function whetherSeen(element: Element, tell: (seen: boolean) => void) {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    tell(entries.some((entry) => entry.isIntersecting))
  })
  observer.observe(element)
  return () => observer.disconnect()
}
