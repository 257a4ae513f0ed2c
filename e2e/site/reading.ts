import { test as base, type Page } from '@playwright/test'

/**
 * A test of a page's initial HTML: read without scripts, in a window that a worker's tests share. Another
 * test checks that scripts change nothing in it (`live/hydration.spec.ts`).
 */
export const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ reader, viewport, contextOptions: { reducedMotion = null } }, use) => {
    await reader.setViewportSize(viewport ?? { width: 1280, height: 720 })
    await reader.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion })
    await use(reader)
    await reader.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
