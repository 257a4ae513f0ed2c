import type { Point } from '../engines/engine'

/** A page when left: its scroll position, the height of its `main`, and the link pointed at, if one was in view. */
export type Left = { top: number; height: number; link?: Point }

/** The state after Back: the scroll position, and the least height of `main` in any frame. */
export type Returned = { top: number; lowest: number }

/** Runs in the page, as text: scrolls down, and finds a link to another page, or else focuses one in the footer. */
export async function leave(pages: string[]): Promise<Left> {
  const main = document.querySelector('main')
  const frame = () => new Promise(requestAnimationFrame)
  const leads = (link: HTMLAnchorElement) =>
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    pages.includes(link.pathname) &&
    !link.hash &&
    !link.target
  const now = () => `${scrollY} ${main?.offsetHeight}`

  scrollTo({
    top: Math.min(1500, (document.documentElement.scrollHeight - innerHeight) / 2),
    behavior: 'instant',
  })
  let [before, rested] = ['', 0]
  while (rested < 3) {
    rested = before === now() ? rested + 1 : 0
    before = now()
    await frame()
  }
  const left = { top: scrollY, height: main?.offsetHeight ?? 0 }
  const links = [...document.querySelectorAll('a')].filter((link) => leads(link) && link.checkVisibility())
  for (const link of links) {
    const { left: x, top: y, width, height } = link.getClientRects()[0] ?? new DOMRect(-1, -1)
    const middle = { x: x + width / 2, y: y + height / 2 }
    if (link.contains(document.elementFromPoint(middle.x, middle.y))) return { ...left, link: middle }
  }
  links.at(-1)?.focus({ preventScroll: true })
  return left
}

/** Runs in the page, as text: waits until the page is as it was left and stays so, at most two seconds. */
export async function comeBack(path: string, { top, height }: Left): Promise<Returned> {
  const { heights } = window as unknown as { heights: number[] }
  const began = performance.now()
  let held = 0
  while (held < 6 && performance.now() - began < 2_000) {
    await new Promise(requestAnimationFrame)
    const isBack = location.pathname === path && Math.abs(scrollY - top) <= 4
    held = isBack && (heights.at(-1) ?? 0) >= height * 0.6 ? held + 1 : 0
  }
  return { top: scrollY, lowest: Math.min(...heights) }
}
