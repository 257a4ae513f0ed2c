import { expect, type Page } from '@playwright/test'
import { livePath } from '../browser/live-path'

/** Every page of the site, as compose has written it into the map that browsers read. */
export async function allPaths(baseURL: string | undefined): Promise<string[]> {
  const response = await fetch(`${baseURL}/routes.json`)
  const { pages } = (await response.json()) as { pages: Record<string, unknown> }
  return Object.keys(pages).filter((path) => !path.endsWith('/404'))
}

/**
 * Waits until React has hydrated the page that is shown: for tests of what only script does. What a visitor can do
 * earlier is tried earlier.
 */
export const untilLive = (page: Page, path?: string) =>
  expect(async () => {
    const live = await page.evaluate(livePath)
    expect(live).toEqual(path ?? expect.any(String))
  }).toPass({ intervals: [20, 50, 100] })

/** A service outside the site (map, hospital, networks): the browser is kept from it, which is no fault of the page. */
const isOutside = (url: string) => url.startsWith('https:') && !new URL(url).hostname.endsWith('localhost')

/** Everything that the browser says on its console, errors of the page and failed requests included. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    // Playwright's own words, where a test does without the worker.
    if (message.text().includes('registration blocked by Playwright')) return
    if (isOutside(message.location().url)) return
    said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Given up because the page was left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED' && !isOutside(request.url()))
      said.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.url()}`)
  })
  return said
}

export { expect, test } from '@playwright/test'
