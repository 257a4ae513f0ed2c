import { expect, type Page } from '@playwright/test'
import { livePath } from '../browser/live-path'

/** Every page in the site's route manifest, without not-found pages. */
export async function allPaths(baseURL: string | undefined): Promise<string[]> {
  const response = await fetch(`${baseURL}/routes.json`)
  const { pages } = (await response.json()) as { pages: Record<string, unknown> }
  return Object.keys(pages).filter((path) => !path.endsWith('/404'))
}

/**
 * Waits until React has hydrated the current page, for tests of what needs scripts. What a visitor can do
 * earlier is tested earlier.
 */
export const untilLive = (page: Page, path?: string) =>
  expect(async () => {
    const live = await page.evaluate(livePath)
    expect(live).toEqual(path ?? expect.any(String))
  }).toPass({ intervals: [20, 50, 100] })

/** Whether a URL is a service outside the site (map, hospital, networks): blocked, which is not the page's fault. */
const isOutside = (url: string) => url.startsWith('https:') && !new URL(url).hostname.endsWith('localhost')

/** Everything on the browser's console, with the page's errors and failed requests. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    // Playwright's own note in tests without the worker.
    if (message.text().includes('registration blocked by Playwright')) return
    if (isOutside(message.location().url)) return
    said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Cancelled because the page was left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED' && !isOutside(request.url()))
      said.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.url()}`)
  })
  return said
}

export { expect, test } from '@playwright/test'
