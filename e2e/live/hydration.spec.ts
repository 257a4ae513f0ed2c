import { difference } from '../checks/difference'
import { expect, test, untilLive } from '../site/site'
import { triedPages } from './tried-pages'

test('hydration changes nothing on screen, and before it the heading is there', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const before = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
  const after = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
  const still = await before.newPage()
  // The HTML only: without its entry the application never starts.
  const network = await before.newCDPSession(still)
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls: ['*/assets/shell/entry-*.js'] })
  const live = await after.newPage()

  for (const path of triedPages()) {
    await Promise.all([still.goto(path), live.goto(path)])
    await untilLive(live)
    await expect(still.getByRole('heading', { level: 1 }), path).toBeVisible()
    // Where motion is not wanted, a carousel's pause sign becomes a play sign: some two hundred pixels. Pictures
    // are decoded aside, so one side may show one a moment before the other.
    await expect(async () => {
      const [html, hydrated] = await Promise.all([still.screenshot(), live.screenshot()])
      expect(await difference(html, hydrated), `${path} before and after hydration`).toBeLessThan(0.0005)
    }).toPass({ timeout: 15_000 })
  }
})
