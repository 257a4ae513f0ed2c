import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../../engines/chromium'
import { engines } from '../../engines/engines'
import { expect, journey } from '../../journeys/journey'

journey('Offline', async (visitor) => {
  await visitor.open('/library')
  await visitor.on('/library')
  await expect
    .poll(() => visitor.session.evaluate(async () => (await caches.match('/library')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true)
  visitor.site.cut = true
  await visitor.open('/library')
  await visitor.get('heading', 'Library', { level: 1 }).seen()
  await visitor.open('/prakriti')
  await visitor.get('heading', 'No connection', { level: 1 }).seen()
  // The browser gets no event that the line is back.
  visitor.site.cut = false
  await visitor.get('heading', /^Life at/, { level: 1 }).seen()
})

journey('A cache that fails leaves the network', async (visitor) => {
  const { site, session } = visitor
  const worker = await (await fetch(`${site.origin}/worker.js`)).text()
  site.scripts.set(
    '/worker.js',
    `for (const name of ['match', 'put']) Cache.prototype[name] = () => Promise.reject(new Error('full'))
CacheStorage.prototype.match = () => Promise.reject(new Error('broken'))
${worker}`,
  )
  await visitor.open('/library')
  await visitor.on('/library')
  const controlled = () =>
    session.evaluate(async () => {
      await navigator.serviceWorker?.ready
      return true
    })
  if (!(await session.evaluate(() => 'serviceWorker' in navigator))) return
  await expect.poll(controlled, { timeout: 20_000 }).toBe(true)
  await visitor.open('/contact')
  await visitor.on('/contact')
  const font = await session.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).toContain('Figtree')
})

journey('On paper', async (visitor) => {
  await visitor.open('/library')
  await visitor.on('/library')
  await visitor.session.evaluate(asPrinted)
  await visitor.get('navigation', 'Main').gone()
  // Only address and telephone remain of the footer.
  await visitor.get('contentinfo').get('link', 'Programs').gone()
  await visitor.get('contentinfo').get('link', '+91 00000 00110').seen()
  await visitor.get('heading', 'Library', { level: 1 }).seen()
})

journey(
  'With reduced motion',
  async (visitor) => {
    await visitor.open('/')
    await visitor.on('/')
    const pictures = visitor.get('region', 'Pictures of the college')
    await pictures.get('button', 'Next picture').click()
    await pictures.get('button', 'Show picture 2', { current: true }).seen()
    const moving = () =>
      visitor.session.evaluate(() => [
        matchMedia('(prefers-reduced-motion: reduce)').matches,
        document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ])
    await expect.poll(moving).toEqual([true, 0])
  },
  { reducedMotion: true },
)

journey('Find in page, before any script', async (visitor) => {
  visitor.site.faults.set(/\.js$/, 'hangs')
  await visitor.open('/library')
  for (const words of ['Total book cost', 'Quick Links'])
    await expect.poll(() => visitor.session.evaluate(found, words), { message: words }).toBe(true)
})

for (const fault of ['lost', 'unavailable'] as const)
  journey(`Styles that come at the second or third time: ${fault}`, async (visitor) => {
    visitor.site.faults.set(/\.css$/, fault)
    await visitor.open('/library')
    await expect.poll(() => visitor.session.evaluate(unstyled)).toBeGreaterThan(1)
    visitor.site.faults.clear()
    await expect.poll(() => visitor.session.evaluate(unstyled), { timeout: 20_000 }).toBe(0)
    await visitor.on('/library')
  })

for (const fault of ['lost', 'unavailable'] as const)
  journey(
    `Scripts that come at the second or third time: ${fault}`,
    async (visitor) => {
      visitor.site.faults.set(/assets\/.*\.js$/, fault)
      await visitor.open('/prakriti')
      const film = visitor.get('link', /^Open the video: Tug of war/)
      await film.seen()
      const requests = await visitor.session.evaluate(requestsOfHost)
      await expect.poll(() => visitor.session.evaluate(requestsOfHost)).toBeGreaterThan(requests)
      visitor.site.faults.clear()
      await visitor.on('/prakriti')
      await film.gone()
      expect(visitor.said().filter((words) => words.startsWith('uncaught'))).toHaveLength(1)
    },
    // The others import no file again that failed once.
    { engines: [chromium], withEveryChange: [chromium] },
  )

journey('A saved copy', async (visitor) => {
  const { session, site } = visitor
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  const copy = join(folder, 'library.html')
  writeFileSync(copy, await (await fetch(`${site.origin}/library`)).text())
  try {
    await session.goto(`file://${copy}`)
    await visitor.get('heading', 'Library', { level: 1 }).seen()
    await visitor.get('heading', 'Quick Links').seen()
    await expect.poll(() => session.evaluate(leadToSite).catch(() => [])).toEqual(['/library', true])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Runs in the page, as text: which page the copy is of, and whether its links go to the original site. */
function leadToSite() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const { origin, pathname } = new URL(canonical?.href ?? '')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a, footer a')]
  return [pathname, links.some((link) => link.href === `${origin}/contact`)]
}

journey('Without script', async (visitor) => {
  visitor.site.withoutScript = true
  await visitor.open('/library')
  await visitor.painted()
  await visitor.get('navigation', 'Main').get('link', 'Internship').click()
  await visitor.get('heading', /^Internship/, { level: 1 }).seen()
  await visitor.open('/academics/activities')
  await visitor.get('button', /^Yoga Day/).click()
  await visitor.get('heading', 'International Yoga Day 2015').seen()
  await visitor.open('/prakriti')
  await visitor.get('link', /^Open the video: Tug of war/).seen()
  // The browser has no text of the footer until it is near the window.
  await visitor.get('contentinfo').get('link', 'Back to Top').place()
  await visitor.get('contentinfo').get('button', 'Send us a message').click()
  await visitor.get('contentinfo').get('form', 'Send us a message').get('textbox', 'Message').seen()
})

/** Runs in the page, as text: applies print styles to the window, which only one of the drivers can do. */
function asPrinted() {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media
        if (/\bprint\b/.test(mediaText)) rule.media.mediaText = 'all'
        else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all'
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet.cssRules)
}

/** Runs in the page, as text: how many of its style sheets have no rules. */
function unstyled(): number {
  const styled = [...document.styleSheets].filter((sheet) => {
    try {
      return sheet.cssRules.length > 0
    } catch {
      // Firefox has a sheet for one that failed.
      return false
    }
  })
  return document.querySelectorAll('link[rel=stylesheet]').length - styled.length
}

/** Runs in the page, as text: how often the host's own script was requested. */
function requestsOfHost(): number {
  const { entries } = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(entries.shell)).length
}

/** Runs in the page, as text: the browser's own find-in-page. */
function found(words: string): boolean {
  const { find } = window as unknown as { find: (words: string) => boolean }
  getSelection()?.removeAllRanges()
  return find.call(window, words)
}

journey(
  'Texts in Arabic letters are written from the right, with their full stop at the left end',
  async (visitor) => {
    await visitor.open('/academics/activitiesdemo/yoga-day')
    await visitor.on('/academics/activitiesdemo/yoga-day')
    for (const place of ['main p', 'main h2', 'main li h3', 'main li dd']) {
      const [first = 0, stop = 0, right = 0] = await visitor.session.evaluate(placesOfLetters, place)
      expect(stop, place).toBeLessThan(first)
      expect(Math.abs(right - first), place).toBeLessThan(2)
    }
  },
  { width: 1280, height: 800, withEveryChange: engines },
)

/** Runs in the page, as text: the right edges of the first letter, the full stop and the element. */
function placesOfLetters(place: string): number[] {
  const element = document.querySelector(place)
  if (!element) throw new Error(`The page has no ${place}.`)
  element.textContent = 'هذه كلية.'
  const letter = (at: number) => {
    const range = document.createRange()
    range.setStart(element.firstChild ?? element, at)
    range.setEnd(element.firstChild ?? element, at + 1)
    return range
  }
  return [letter(0), letter(8), element].map((thing) => thing.getBoundingClientRect().right)
}
