/**
 * How often a position below the top is set, a frame apart. Chromium adds the distance of an unfinished smooth scroll after
 * the first; Firefox keeps what is in view where it is, a frame or two after something opens; WebKit scrolls a few frames
 * after a dialog closes; the footer is laid out only when it comes near, and is seldom as high as was guessed.
 */
const frames = 5

/**
 * Milliseconds for which a page may grow, as a form does that finds a draft: on a slow line its script comes seconds after
 * the page is live. What comes above the place would move the reader, too. Whoever scrolls meanwhile ends it.
 */
const growth = 10_000

/** Ends the jump under way: the visitor scrolls, or another jump begins. */
let underWay = new AbortController()

/**
 * Scrolls at once, and holds the position for a few frames, and then while the page grows; at the top for two frames,
 * because a page may go on to its open card.
 */
export function jump(top: number) {
  underWay.abort()
  underWay = endedByVisitor()
  hold(top, 1, underWay)
}

export function showAnchor(anchor: Element) {
  underWay.abort()
  anchor.scrollIntoView({ behavior: 'instant' })
}

function hold(top: number, frame: number, ending: AbortController) {
  // A frame can be late, and would take the visitor back.
  if (ending.signal.aborted) return
  scrollTo({ top, behavior: 'instant' })
  if (frame < (top ? frames : 2)) requestAnimationFrame(() => hold(top, frame + 1, ending))
  else if (top) followGrowth(top, ending)
  else ending.abort()
}

function followGrowth(top: number, ending: AbortController) {
  const observer = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }))
  ending.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(document.body)
  setTimeout(() => ending.abort(), growth)
}

/** What scrolls, or is about to, or lays the page out anew. Not the event `scroll`: our own scrolling has it, too. */
const scrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'resize']

function endedByVisitor() {
  const ending = new AbortController()
  for (const type of scrolling)
    addEventListener(type, () => ending.abort(), { passive: true, signal: ending.signal })
  return ending
}
