import type { Page } from '@playwright/test'

/** Text of another size, as a browser's own setting of it has. */
export const enlargeText = (page: Page, size: string) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${size} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, size)
