import { test as base, expect, type Page } from '@playwright/test'

/** Every page of the site, as compose has written it into the map that browsers read. */
export async function allPaths(baseURL: string | undefined): Promise<string[]> {
  const response = await fetch(`${baseURL}/routes.json`)
  const { pages } = (await response.json()) as { pages: Record<string, unknown> }
  return Object.keys(pages).filter((path) => !path.endsWith('/404'))
}

/** Waits until the page that is shown has hydrated. */
export const untilLive = (page: Page, path?: string) =>
  page.waitForFunction((expected) => {
    const { live } = document.documentElement.dataset
    return expected ? live === expected : live
  }, path)

/** Everything that the browser says on its console, errors of the page and failed requests included. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    // Playwright's own words, where a test does without the worker.
    if (message.text().includes('registration blocked by Playwright')) return
    said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Given up because the page was left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') said.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.url()}`)
  })
  return said
}

/** Tests of the site: services outside it (map, hospital, networks) are answered here, for none can be reached. */
export const test = base.extend<{ outside: undefined }>({
  outside: [
    async ({ context }, use) => {
      await context.route(/^https:\/\//, (route) =>
        // At a test's end the browser may have been told already to let everything pass.
        route.fulfill({ contentType: 'text/html', body: '<p>Outside</p>' }).catch(() => {}),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }
