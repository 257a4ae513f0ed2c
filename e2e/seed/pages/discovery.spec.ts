import { expect, listenToConsole, test, untilLive } from '../../site/site'

test('a page tells others its name, its picture and its films, and the browser refuses nothing of it', async ({
  page,
  context,
}) => {
  const said = listenToConsole(page)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('refused', violatedDirective, blockedURI),
    )
  })
  await page.goto('/anandamaya')
  await untilLive(page, '/anandamaya')

  const meta = (name: string) =>
    page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  expect(await meta('og:title')).toBe(heading)
  expect(await page.title()).toContain(heading)
  expect(await meta('og:description')).toBe(await meta('description'))
  expect(await meta('og:url')).toBe(await page.locator('link[rel=canonical]').getAttribute('href'))
  expect(await meta('twitter:card')).toBe('summary_large_image')
  const picture = await page.request.get(new URL((await meta('og:image')) ?? '').pathname)
  expect(picture.headers()['content-type']).toBe('image/jpeg')

  const described = await page.locator('script[type="application/ld+json"]').textContent()
  const things: { '@type': string; contentUrl?: string }[] = JSON.parse(described ?? '')['@graph']
  const films = things.filter((thing) => thing['@type'] === 'VideoObject')
  expect(films).toHaveLength(await page.getByRole('main').getByRole('button', { name: /^Play/ }).count())
  for (const { contentUrl = '' } of films)
    expect((await page.request.head(new URL(contentUrl).pathname)).status()).toBe(200)

  const browser = await context.newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  for (const { src } of JSON.parse(data ?? '').icons)
    expect((await page.request.get(src)).status(), src).toBe(200)
  for (const icon of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all())
    expect((await page.request.get((await icon.getAttribute('href')) ?? '')).status()).toBe(200)
  expect(said).toEqual([])
})
