/** Runs in the page, as text: marks a pending history navigation until it has happened. */
export function awaitEntry() {
  const page = window as unknown as { isLeaving: boolean }
  page.isLeaving = true
  for (const event of ['popstate', 'pageshow'])
    addEventListener(
      event,
      () => {
        page.isLeaving = false
      },
      { once: true },
    )
}

/** Runs in the page, as text: the paths of the links clicked. */
export function clickedLinks() {
  return (window as unknown as { clicked?: string[] }).clicked
}

type Place = { x: number; y: number; top: number }

/** Runs in the page, as text: scrolls one of the elements into view, and returns where to press it. */
export async function pointAt(selector: string, pick: number): Promise<Place | undefined> {
  const things = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  )
  // A page behind an open menu or dialog cannot be scrolled, nor can its things be used.
  const isLocked = getComputedStyle(document.documentElement).overflowY === 'hidden'
  const cover = document.querySelector('dialog:modal') ?? (isLocked && document.querySelector('header'))
  const within = things.filter((element) => !cover || cover.contains(element))
  const thing = within[pick % within.length]
  if (!thing) return
  // As a visitor scrolls: a page that has just come is else held at its place while it grows.
  dispatchEvent(new Event('wheel'))
  const frame = () => new Promise(requestAnimationFrame)
  for (let tries = 0; tries < 3; tries++) {
    thing.scrollIntoView({ block: 'center', behavior: 'instant' })
    await frame()
    await frame()
  }
  const box = thing.getClientRects()[0]
  if (!box) return
  const clicked: string[] = []
  Object.assign(window, { clicked })
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // The second of two clicks may hit a link to a film, and nothing can be asked of a file.
      if (link && /\.\w+$/.test(link.pathname)) return event.preventDefault()
      if (link && !link.target && !link.download && link.origin === location.origin)
        clicked.push(link.pathname)
    },
    { capture: true },
  )
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, top: Math.round(scrollY) }
  const top = document.elementFromPoint(place.x, place.y)
  return top && (thing.contains(top) || top.contains(thing)) ? place : undefined
}
