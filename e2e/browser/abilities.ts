import type { Browser, Page } from '@playwright/test'

/** Whether the browser requests a script again after a failed import: Chromium does since 156. */
export const importsAnew = (browser: Browser) =>
  onPage(browser, async (page) => {
    let asked = 0
    await page.route('**/a.js', (route) => {
      asked += 1
      return route.fulfill(asked === 1 ? { status: 404 } : { contentType: 'text/javascript', body: '' })
    })
    return page.evaluate(async () => {
      const imported = () =>
        import('http://abilities.test/a.js' as string).then(
          () => true,
          () => false,
        )
      await imported()
      return imported()
    })
  })

/** Whether the browser scrolls to a text fragment in the address; a headless shell may not. */
export const goesToWords = (browser: Browser) =>
  onPage(browser, async (page) => {
    await page.goto('http://abilities.test/words#:~:text=Far%20below')
    return page
      .waitForFunction(() => scrollY > 0, undefined, { timeout: 1_000 })
      .then(() => true)
      .catch(() => false)
  })

/** Whether the machine has fallback fonts for each of ours; without them, text moves when ours arrive. */
export const hasStandIns = (page: Page) =>
  page.evaluate(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes(' over '))
    const families = new Set(faces.map(({ family }) => family.split(' over ')[0]))
    const loads = [...families].map((own) =>
      Promise.any(faces.filter(({ family }) => family.startsWith(`${own} over`)).map((face) => face.load())),
    )
    return Promise.all(loads).then(
      () => loads.length > 1,
      () => false,
    )
  })

async function onPage<Result>(browser: Browser, look: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await browser.newPage()
  try {
    await page.route('http://abilities.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p style="margin-top: 5000px">Far below' }),
    )
    await page.goto('http://abilities.test/')
    return await look(page)
  } finally {
    await page.close()
  }
}
