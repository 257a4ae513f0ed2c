import type { Page } from '@playwright/test'

/** Sets the text size, like the browser's own setting. */
export const enlargeText = (page: Page, size: string) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${size} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, size)
