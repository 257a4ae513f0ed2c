import type { Page } from '@playwright/test'
import { bringAxe, findings } from '../checks/axe'
import {
  alone,
  cramped,
  cut,
  deep,
  overgrown,
  overlong,
  small,
  spilt,
  sticking,
  topHeavy,
  torn,
  trailing,
  twoLined,
  wide,
} from '../checks/layout'
import { soft } from '../checks/pictures'
import { enlargeText } from '../site/enlarge-text'
import { atNight } from '../site/nightly'
import { expect, listenToConsole, test, untilLive } from '../site/site'
import { triedPages } from './tried-pages'

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) => bringAxe(page))

// One test checks everything on a page, because loading it takes most of the time.
for (const path of triedPages())
  test(`${path} hydrates in silence, is silent in axe, fits from 320 to 1,920 px, and its pictures are sharp`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    const said = listenToConsole(page)
    await page.goto(path)
    await untilLive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const found = [
      ...(await findings(page, '390 px')),
      ...(await at(page, 390, [topHeavy, small, cramped, soft, torn, cut, trailing])),
      // A window of 1,280 px at 400 % zoom (WCAG 1.4.10).
      ...(await at(page, 320, [wide, sticking], 256)),
      ...(await at(page, 768, [wide, overlong, cut, overgrown])),
      ...(await at(page, 1024, [wide, twoLined, torn, cut, overgrown])),
      ...(await at(page, 1184, [twoLined])),
      ...(await at(page, 1440, [wide, alone, overlong, deep, torn, overgrown, trailing])),
      ...(atNight ? await findings(page, '1,440 px') : []),
      ...(await at(page, 1920, [wide, soft])),
    ]
    // WCAG 1.4.4.
    await page.setViewportSize({ width: 360, height: 780 })
    await enlargeText(page, '200%')
    found.push(...(await at(page, 360, [wide, spilt])))
    expect(found).toEqual([])
    // The browser logs the 404 of an address without a page.
    expect(said.filter((line) => !path.endsWith('/404') || !line.includes('404'))).toEqual([])
  })

async function at(page: Page, width: number, checks: ((page: Page) => Promise<string[]>)[], height = 900) {
  await page.setViewportSize({ width, height })
  const found: string[] = []
  for (const check of checks) found.push(...(await check(page)))
  return found.map((fault) => `${width} px: ${fault}`)
}
