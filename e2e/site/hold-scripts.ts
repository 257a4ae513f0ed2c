import type { Page, Route } from '@playwright/test'

/** Holds every script of the site until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let held = true
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (held) waiting.push(route)
    else return route.continue()
  })
  return async () => {
    held = false
    await Promise.all(waiting.map((route) => route.continue()))
  }
}
