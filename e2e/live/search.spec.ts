import { expect, test, untilLive } from '../site/site'
import { allPages } from './tried-pages'

/** Whether search covers a page: not itself, nor the offline and not-found pages. */
const isFound = (path: string) => !/^\/(search|offline)$|\/404$/.test(path)

test('search finds every page by its own title, among the first eight', async ({ page, request }) => {
  test.setTimeout(120_000)
  const titles: [path: string, title: string][] = []
  for (const path of allPages().filter(isFound)) {
    const html = await (await request.get(path)).text()
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
    titles.push([path, heading])
  }
  await page.goto('/')
  await untilLive(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  const missed: string[] = []
  for (const [path, title] of titles) {
    const words = title
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
    await field.fill(words)
    const link = page.getByRole('option').and(page.locator(`[href="${path}"], [href^="${path}#"]`))
    await expect(link.first(), `${path} by “${words}”`)
      .toBeVisible({ timeout: 3_000 })
      .catch((error: Error) => missed.push(error.message.split('\n')[0] ?? ''))
  }
  expect(missed).toEqual([])
})
