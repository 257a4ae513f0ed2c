import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

/** A page of each section, in a host that is made with the official runtime. */
const pages = {
  about: '/about/messages',
  academics: '/academics/placement',
  departments: '/department/ug/anatomy',
  media: '/anandamaya',
  forms: '/library',
}

let script: string
test.beforeAll(async () => {
  const { NODE_ENV } = process.env
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, 'other-host.ts'), formats: ['es'], fileName: 'other-host' },
    },
  })
  // Vite sets it for good, and the tests that come after in this process would inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The other host could not be built.')
  script = result.output[0].code
})

for (const [section, path] of Object.entries(pages))
  test(`a host made with the official runtime shows a page of ${section}, as it was released`, async ({
    page,
    request,
  }) => {
    const composed = await (await request.get(path)).text()
    const [data = ''] = /<script type="application\/json" id="page-data">.*?<\/script>/s.exec(composed) ?? []
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(composed) ?? []
    const body = `<!doctype html><meta charset="utf-8">${data}<script type="module" src="/other-host.js"></script>`
    await page.route(/\/other-host\?/, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route('**/other-host.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))

    await page.goto(`/other-host?section=${section}&path=${path}`)
    const shown = page.getByRole('heading', { level: 1 }).textContent({ timeout: 10_000 })
    expect(await shown.catch(() => wrong)).toBe(heading.replace(/<[^>]+>/g, ''))
    expect(wrong).toEqual([])
  })
