import { expect, test, untilLive } from '../../site/site'

/*
 * A dozen screens beside their pictures in looks/. After a wanted change:
 * npx playwright test --config e2e/playwright.config.ts --project=pages looks --update-snapshots
 */

const screens = [
  { name: 'home', path: '/', width: 390 },
  { name: 'departments', path: '/department/ug', width: 390 },
  { name: 'department', path: '/department/ug/yoga', width: 390, at: 'Faculty' },
  { name: 'programs', path: '/programs', width: 390, at: 'The programs side by side' },
  { name: 'activities', path: '/academics/activities', width: 390 },
  { name: 'apply', path: '/apply', width: 390 },
  { name: 'footer', path: '/privacy', width: 390, at: 'Quick Links' },
  { name: 'home', path: '/', width: 1280 },
  { name: 'vision', path: '/about/vision-mission', width: 1280 },
  { name: 'courses', path: '/department/pg', width: 1280, scheme: 'dark' },
  { name: 'library', path: '/library', width: 1280, at: 'The library in figures' },
  { name: 'life', path: '/prakriti', width: 1280, scheme: 'dark' },
  { name: 'not-found', path: '/nowhere', width: 1280 },
] as const

test.skip(process.platform !== 'linux', 'Other systems draw letters in other ways.')

for (const { name, path, width, ...more } of screens)
  test(`${path} looks as it did, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 })
    await page.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: 'scheme' in more ? more.scheme : 'light',
    })
    await page.goto(path)
    await untilLive(page)
    if ('at' in more) {
      const heading = page.getByRole('heading', { name: more.at, exact: true }).first()
      await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    }
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return image.complete || bottom < 0 || top > innerHeight || !image.checkVisibility()
      }),
    )
    await expect(page).toHaveScreenshot([`${name}-${width}.png`], {
      animations: 'disabled',
      maxDiffPixels: 150,
      // It shows the year.
      mask: [page.getByText(/^©/)],
    })
  })
