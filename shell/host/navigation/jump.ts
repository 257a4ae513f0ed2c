/** How often a position is set, a frame apart. */
export const mostFrames = 5

/**
 * Milliseconds for which a page may grow, as a form does that finds a draft: on a slow line its script comes seconds after
 * the page is live. Whoever scrolls meanwhile ends it.
 */
const growth = 10_000

/** Ends the jump under way: the visitor scrolls, or another jump begins. */
let underWay = new AbortController()

/**
 * Scrolls at once, and again after a frame: Chromium then adds the distance of an unfinished smooth scroll. Near the end
 * it takes a few frames, because the footer is laid out only when it comes near, and is seldom as high as was guessed.
 * A page that is still too short is followed while it grows.
 *
 * @param least how often the position is set, even if it is right at once
 */
export function jump(top: number, least = 2) {
  underWay.abort()
  underWay = endedByVisitor()
  hold(top, least, 1, underWay)
}

export function showAnchor(anchor: Element) {
  underWay.abort()
  anchor.scrollIntoView({ behavior: 'instant' })
}

function hold(top: number, least: number, frame: number, ending: AbortController) {
  // A frame can be late, and would take the visitor back.
  if (ending.signal.aborted) return
  scrollTo({ top, behavior: 'instant' })
  if (frame < (isAbove(top) ? mostFrames : least))
    requestAnimationFrame(() => hold(top, least, frame + 1, ending))
  else if (isAbove(top)) followGrowth(top, ending)
  else ending.abort()
}

function followGrowth(top: number, ending: AbortController) {
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (!isAbove(top)) ending.abort()
  })
  ending.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(document.body)
  setTimeout(() => ending.abort(), growth)
}

/** Places are saved as whole px; browsers scroll to parts of one. */
const isAbove = (top: number) => scrollY < top - 1

/** What scrolls, or is about to. Not the event `scroll`: our own scrolling has it, too. */
const scrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown']

function endedByVisitor() {
  const ending = new AbortController()
  for (const type of scrolling)
    addEventListener(type, () => ending.abort(), { passive: true, signal: ending.signal })
  return ending
}
