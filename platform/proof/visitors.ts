import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteManifest } from '@college/shared/contract/route-manifest'
import { chromium, errors, type Page } from 'playwright-core'
import { oneLine, Refusal } from '../store/refusal'
import { findBrowser } from './find-browser'

/** Opens a window, runs `look` in it, and closes it. */
export type Visit = <Result>(look: (page: Page) => Promise<Result>) => Promise<Result>

const unproved = (found: string) =>
  new Refusal(
    `${found}, expected Chromium or Chrome: install one, or name one in BROWSER_PATH; whoever maintains the site can go without: npx college promote … --because "<why>".`,
  )

/**
 * Starts a browser whose visitors reach nothing but this machine: no map, no mail, no counter.
 *
 * @throws Refusal when no browser is found, or it does not start
 */
export async function startVisitors(folder: string): Promise<{ visit: Visit; leave: () => Promise<void> }> {
  const program = findBrowser({ windowless: true })
  if (!program) throw unproved('found no browser to prove the site in')
  const { executablePath, args } = program
  const browser = await chromium
    .launch({ executablePath, args: [...args, '--proxy-server=https=127.0.0.1:9'] })
    .catch(({ message }: Error) => {
      // Playwright gives a page of its own log; what the browser says is in a line of it.
      const [, reason] = /\[err\] (.+)/.exec(message) ?? /^[\w.]+: (.+)/.exec(message) ?? []
      throw unproved(`${executablePath}: does not start (${oneLine(reason)})`)
    })
  // Share one profile, so that scripts are fetched and compiled once. Pages leave each other only a draft in its tab.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const { files, canary }: RouteManifest = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'))
  // A visitor who draws the highest number gets no canary.
  if (canary) await context.addInitScript(() => Object.assign(Math, { random: () => 0.999 }))
  // Files on a section's own origin may not be there yet.
  const elsewhere = new Set(files.flatMap(([url]) => (url.startsWith('https:') ? new URL(url).origin : [])))
  for (const origin of elsewhere)
    await context.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ path: join(folder, pathname), headers: { 'access-control-allow-origin': '*' } })
    })
  return {
    leave: () => browser.close(),
    async visit(look) {
      let page: Page | undefined
      try {
        page = await context.newPage()
        return await look(page)
      } catch (error) {
        // A tab ends, and with it a browser, when memory does.
        const hasEnded = /(page|target) crashed|browser has been closed/i.test(String(error))
        if (!hasEnded && !(error instanceof errors.TimeoutError)) throw error
        const place = page ? new URL(page.url()).pathname : 'a new tab'
        throw new Refusal(
          `${place}: found no answer in time, expected one; try again, on a machine less busy or with more memory.`,
        )
      } finally {
        await page?.close()
      }
    },
  }
}
