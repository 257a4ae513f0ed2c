import type { Browser, KeyInput, Page } from 'puppeteer-core'
import type { Program, Session } from './engine'

/** A browser driven by puppeteer, over Chromium's protocol or WebDriver BiDi. */
export const programOf = (browser: Browser): Program => ({
  open: async () => sessionOf(await browser.newPage()),
  close: () => browser.close(),
})

async function sessionOf(page: Page): Promise<Session> {
  const said: string[] = []
  const alerts: string[] = []
  page.on('console', (message) => {
    // Unreachable outside services and Chromium's notes about rendering are not the page's faults.
    if (message.location().url?.startsWith('https:') || (message.type() as string) === 'verbose') return
    said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`uncaught: ${error instanceof Error ? error.message : error}`))
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.accept()
  })
  /** Puppeteer waits for the page's load, which may never come; a journey waits for what it needs. */
  const begin = async (navigation: Promise<unknown>) => {
    navigation.catch(() => {})
  }
  return {
    said,
    alerts,
    goto: (url) => begin(page.goto(url)),
    back: () => begin(page.goBack()),
    forward: () => begin(page.goForward()),
    reload: () => begin(page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (inPage, ...args) => page.evaluate(inPage as never, ...args),
    run: async (source) => {
      await page.evaluate(source)
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
    },
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    press: async (keys) => {
      const names = keys.split('+') as KeyInput[]
      const last = names.pop()
      for (const name of names) await page.keyboard.down(name)
      if (last) await page.keyboard.press(last)
      for (const name of names.reverse()) await page.keyboard.up(name)
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  }
}
