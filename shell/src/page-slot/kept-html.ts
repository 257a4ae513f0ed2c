/** The page's prerendered HTML, copied before React touched it, and the path it belongs to. */
let kept: { path: string; html: DocumentFragment } | undefined

/** Copies the children of the page's place. Cloned nodes, not markup, because Trusted Types forbid markup. */
export function keepHtml(path: string, place: Element) {
  const html = document.createDocumentFragment()
  html.append(...[...place.childNodes].map((node) => node.cloneNode(true)))
  for (const dialog of html.querySelectorAll('dialog')) dialog.removeAttribute('open')
  kept = { path, html }
}

export const keptHtml = (path: string) => (kept?.path === path ? kept.html : undefined)
