import { sourcesOf } from '../../browser/script-sources'
import { scriptsAtStart } from '../../site/composed-page'
import { expect, test, untilLive } from '../../site/site'
import { menuButton } from '../menus'

test('a first visit fetches its scripts in one round trip: all are named in the HTML', async ({
  page,
  baseURL,
}) => {
  // These load when near, or when the page is idle.
  const later = /\/(slider|swiper|player|footer-form|register-worker)-/
  for (const path of [
    '/',
    '/library',
    '/department/ug/anatomy',
    '/academics/activitiesdemo/nss',
    '/anandamaya',
    '/academics/placement',
    '/privacy',
  ]) {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(path)
    await untilLive(page, path)
    const named = scriptsAtStart(await (await fetch(`${baseURL}${path}`)).text())
    const scripts = [...new Set(requested)].filter((url) => url.endsWith('.js') && !later.test(url))
    expect(scripts.sort(), path).toEqual(named.sort())
    page.removeAllListeners('request')
  }
})

test('React, the router and the UI store exist once, whichever sections a visit has seen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        checkDCE() {},
      },
    })
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  await page.goto('/')
  await untilLive(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const [link, path] of [
    ['Library', '/library'],
    ['Departments', '/department/ug'],
    ['Publications', '/academics/publications'],
    ['Life', '/prakriti'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await untilLive(page, path)
  }
  expect(
    await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length),
    'react-dom',
  ).toBe(1)

  expect(scripts.size).toBeGreaterThan(20)
  const sources = [...scripts].flatMap(sourcesOf)
  for (const source of [
    'node_modules/react/cjs/react.production.js',
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    'node_modules/zustand/esm/vanilla.mjs',
    'shared/runtime/ui-store.ts',
  ])
    expect(
      sources.filter((file) => file.endsWith(`/${source}`)),
      source,
    ).toHaveLength(1)
  expect(sources.filter((file) => file.includes('/node_modules/react-router/'))).toHaveLength(1)
})

test('opening the mobile menu, then following a link inside a section, closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/department/ug')
  await untilLive(page, '/department/ug')
  await menuButton(page, 'Open menu').click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Internship' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Anatomy/ })
    .first()
    .dispatchEvent('click', { button: 0 })
  await untilLive(page, '/department/ug/anatomy')
  await expect(menu.getByRole('link', { name: 'Internship' })).toBeHidden()
  await expect(menuButton(page, 'Open menu')).toBeVisible()
})
