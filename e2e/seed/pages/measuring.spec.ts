import type { Page } from '@playwright/test'
import { sourcesOf } from '../../browser/script-sources'
import { composedWith } from '../../browser/site-settings'
import { test as mailTest } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'
import { formOn, rightValues } from '../forms'

/** How a browser asks not to be measured. */
type Wish = 'doNotTrack' | 'globalPrivacyControl'

/** The endpoint in these tests: at the site itself, which the page's policy allows. */
const endpoint = '/notices'

/** Opens a page of a site composed with `measure`, in a browser with or without such a request. */
async function openMeasured(page: Page, path: string, wish?: Wish) {
  const bodies: string[] = []
  await page.route(`**${endpoint}`, (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await composedWith(page, { measure: { url: endpoint } })
  if (wish)
    await page.addInitScript((wish) => {
      Object.defineProperty(navigator, wish, { value: wish === 'doNotTrack' ? '1' : true })
    }, wish)
  const loaded = page.waitForResponse((response) => response.url().endsWith('/routes.json'))
  await page.goto(path)
  await untilLive(page, path)
  await loaded
  return bodies
}

const measures = (url: string) => sourcesOf(url).some((source) => source.endsWith('/measure/measure.ts'))

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('a site that names an endpoint tells it the pages shown and how fast the first one was, when it is put aside', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const bodies = await openMeasured(page, '/library')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click()
  await untilLive(page, '/programs')
  expect(bodies).toEqual([])
  await expect(async () => {
    await hide(page)
    const notices = bodies.flatMap((body) => JSON.parse(body).notices)
    expect(notices).toContainEqual({ kind: 'view', path: '/library' })
    expect(notices).toContainEqual({ kind: 'view', path: '/programs' })
    expect(notices).toContainEqual({
      kind: 'vital',
      path: '/library',
      name: 'LCP',
      value: expect.any(Number),
    })
  }).toPass()
  expect(scripts.filter(measures)).toHaveLength(1)
})

test('a section that fails is told with its name', async ({ page }) => {
  await page.route(/\/assets\/academics\/container/, (route) => route.abort())
  const bodies = await openMeasured(page, '/library')
  await page.goto('/academics/work', { waitUntil: 'load' })
  await expect(async () => {
    await hide(page)
    expect(bodies.join()).toContain('"kind":"error","path":"/academics/work","section":"academics"')
  }).toPass()
})

mailTest(
  'a message that the service refuses is told by the kind of reason, without a word of it',
  async ({ page, mail }) => {
    const bodies = await openMeasured(page, '/contact')
    await page.waitForLoadState('networkidle')
    const contact = formOn(page, 'contact')
    const values = rightValues('contact', mail.sender)
    await mail.next({ status: 426, text: `Upgrade Required for ${mail.sender}` })
    await contact.fill(values)
    await contact.button.click()
    await expect.poll(() => mail.alerts).toHaveLength(1)
    await expect(async () => {
      await hide(page)
      const notices = bodies.flatMap((body) => JSON.parse(body).notices)
      expect(notices).toContainEqual({ kind: 'form', path: '/contact', failure: 'quota' })
    }).toPass()
    for (const value of Object.values(values)) expect(bodies.join()).not.toContain(value)
  },
)

for (const wish of ['doNotTrack', 'globalPrivacyControl', undefined] as const)
  test(
    `${wish ?? 'a site without an endpoint'}: nothing is sent, nor even loaded`,
    nightly(wish === 'doNotTrack'),
    async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      const bodies = wish ? await openMeasured(page, '/library', wish) : []
      if (!wish) {
        await page.goto('/library')
        await untilLive(page, '/library')
      }
      await page.waitForLoadState('networkidle')
      await hide(page)
      expect(bodies).toEqual([])
      expect(scripts.filter(measures)).toEqual([])
    },
  )
