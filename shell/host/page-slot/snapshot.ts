/** A copy of the page's prerendered HTML, taken before React touched it. */
let snapshot: { path: string; html: DocumentFragment } | undefined

/** Copies the children of an element. It clones nodes, because Trusted Types forbid writing markup. */
export function takeSnapshot(path: string, element: Element) {
  const html = document.createDocumentFragment()
  html.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
  for (const dialog of html.querySelectorAll('dialog')) dialog.removeAttribute('open')
  snapshot = { path, html }
}

/** The HTML that was prerendered for a path; undefined for a page reached by navigation. */
export const snapshotOf = (path: string) => (snapshot?.path === path ? snapshot.html : undefined)
