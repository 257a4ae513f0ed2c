/** Has a page that was opened anew look as the one that it replaces: open what was open, scrolled as far. */
export function keepPlace(from: Document, to: Document) {
  pairs(from, to, 'details', (old, next) => {
    if (old instanceof Object && 'open' in old) Reflect.set(next, 'open', old.open)
  })
  // Rows that scroll sideways, such as a slider's.
  pairs(from, to, 'main ul, main ol, main div', (old, next) => {
    if (old.scrollLeft > 0) next.scrollLeft = old.scrollLeft
  })
  to.defaultView?.scrollTo({ top: from.defaultView?.scrollY ?? 0, behavior: 'instant' })
}

function pairs(from: Document, to: Document, selector: string, take: (old: Element, next: Element) => void) {
  const all = to.querySelectorAll(selector)
  for (const [index, old] of from.querySelectorAll(selector).entries()) {
    const next = all[index]
    if (next) take(old, next)
  }
}
