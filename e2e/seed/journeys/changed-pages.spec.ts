import { chromium } from '../../engines/chromium'
import { expect, journey } from '../../journeys/journey'
import { changes } from '../../journeys/walker/changes'
import type { Fault } from '../../site/weathered-site'

const all = Object.entries(changes)

/** What a visitor does on a live page: search, follow a link, come back. */
async function wander(visitor: Parameters<Parameters<typeof journey>[1]>[0]) {
  const { session } = visitor
  await session.press('Control+k')
  await visitor.get('combobox').focused()
  for (const letter of 'yoga') await session.type(letter)
  await visitor.get('option', undefined, { nth: 0 }).seen()
  for (const _ of 'yoga') await session.press('Backspace')
  await session.type('hos')
  await visitor.get('option', undefined, { nth: 0 }).seen()
  await session.press('Escape')
  await visitor.get('dialog').gone()
  await visitor.get('heading', 'Contact Us', { level: 1 }).seen()
  await visitor.get('contentinfo').get('link', 'Library').click()
  await visitor.get('heading', 'Library', { level: 1 }).seen()
  await expect.poll(() => session.evaluate(() => document.title)).toMatch(/^Library/)
  await visitor.get('navigation', 'Main').seen()
  await visitor.back()
  await visitor.get('heading', 'Contact Us', { level: 1 }).seen()
  await visitor.get('contentinfo').seen()
}

const fieldTop = () => document.querySelector('main [name=name]')?.getBoundingClientRect().top ?? 9_999

journey(
  'A page that others changed while it is read',
  async (visitor) => {
    for (const [name, change] of all) {
      await visitor.open('/contact')
      await visitor.on('/contact')
      await visitor.session.evaluate(change)
      await wander(visitor).catch((error) => {
        throw new Error(`${name}: ${error.message}`)
      })
    }
  },
  { withEveryChange: [chromium], timeout: 180_000 },
)

for (const [name, change] of all)
  journey(
    `A page that a ${name} changed before it is live keeps its text, its place and what is typed`,
    async (visitor) => {
      const { session, site } = visitor
      const watcher = site.scripts.get('/watcher.js')
      site.scripts.set('/watcher.js', `${watcher}\naddEventListener('DOMContentLoaded', ${change})`)
      site.faults.set(/\/assets\/.*\.js$/, 1_500)
      await visitor.open('/contact')
      await session.evaluate(() =>
        document.querySelector('main [name=name]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      const field = visitor.get('main').get('textbox', 'Name')
      await field.focus()
      await session.type('Asha')
      const place = await session.evaluate(fieldTop)
      await visitor.on('/contact')
      await field.holds('Asha')
      await field.focused()
      // The form may show a notice above it that the text was kept.
      expect(Math.abs((await session.evaluate(fieldTop)) - place), 'the place').toBeLessThan(60)
      const [least = 0, most = 0] = await session.evaluate(() => {
        const { heights } = window as unknown as { heights: number[] }
        return [Math.min(...heights.slice(1)), Math.max(...heights)]
      })
      expect(least / most, 'the page is never empty').toBeGreaterThan(0.6)
      await session.type(' Rao')
      await field.holds('Asha Rao')
    },
    { withEveryChange: ['translator', 'writing aid'].includes(name) ? [chromium] : [] },
  )

/** Runs before the site's own scripts, as text: both storages throw, as where site data is blocked. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

/** Runs in the page, as text: fills in a form without an event, as browsers do before a page's script runs. */
function autofill() {
  addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLInputElement>('main [name=name]')
    if (field) field.value = 'Asha Rao'
  })
}

const blocked: Record<string, { files?: RegExp; how?: Fault; script?: () => void }> = {
  'its fonts': { files: /\.woff2$/, how: 'missing' },
  'its pictures': { files: /\.(avif|svg|webp|jpg|png)$/, how: 'missing' },
  'its worker': { files: /\/worker\.js$/, how: 'missing' },
  storage: { script: blockStorage },
  'nothing, and a form filled in before script': { script: autofill },
}

for (const [what, { files, how = 'missing', script }] of Object.entries(blocked))
  journey(
    `A page is used where the browser blocks ${what}`,
    async (visitor) => {
      const { site } = visitor
      if (script) site.scripts.set('/watcher.js', `${site.scripts.get('/watcher.js')}\n;(${script})()`)
      if (files) site.faults.set(files, how)
      await visitor.open('/contact')
      await visitor.on('/contact')
      if (script === autofill) await visitor.get('main').get('textbox', 'Name').holds('Asha Rao')
      await wander(visitor)
    },
    { withEveryChange: [] },
  )
