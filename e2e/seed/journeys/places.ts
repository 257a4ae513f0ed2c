import { expect } from '../../journeys/journey'
import type { Visitor } from '../../journeys/visitor'

export const heading = (visitor: Visitor, name: string) => visitor.get('heading', name, { level: 1 })
export const footerLink = (visitor: Visitor, name: string) => visitor.get('contentinfo').get('link', name)
export const titleIs = (visitor: Visitor, title: RegExp) =>
  expect.poll(() => visitor.session.evaluate(() => document.title).catch(() => '')).toMatch(title)
export const placeIs = (visitor: Visitor, place: number) =>
  expect
    .poll(async () => Math.abs((await visitor.scrolled().catch(() => -9_999)) - place), 'px from the place')
    .toBeLessThanOrEqual(4)

/** Runs in the page, as text. Scrolls several times, because the footer is laid out only when near. */
export async function scrollToEnd() {
  for (let frame = 0; frame < 5; frame++) {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  return scrollY
}

/** Runs in the page, as text. Focuses without starting a smooth scroll. */
export function focusDepartments() {
  const link = [...document.querySelectorAll('footer a')].find(
    ({ textContent }) => textContent?.trim() === 'Departments',
  )
  if (link instanceof HTMLElement) link.focus({ preventScroll: true })
}
