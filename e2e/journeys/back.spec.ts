import { allPaths } from '../site/site'
import { expect, journey, test } from './journey'
import { comeBack, type Left, leave } from './leaving'
import type { Visitor } from './visitor'

/** Routes by the ways in which they were reached, and what was wrong after Back. */
type Trip = { path: string; way: 'address' | 'link' | 'reload'; fault?: string }

for (const width of [390, 1280])
  journey(
    `Back on every route, ${width} px`,
    async (visitor) => {
      const paths = await allPaths(visitor.site.origin)
      const trips: Trip[] = []
      const unquiet: string[] = []
      /** One trip by each way; what goes wrong on one is told, and the next is made. */
      const trip = async (path: string, way: Trip['way'], reach: () => Promise<void>) => {
        const fault = await reach()
          .then(() => awayAndBack(visitor, path, paths))
          .catch((error: Error) => error.message.split('\n')[0])
        trips.push({ path, way, ...(fault ? { fault } : {}) })
        return fault === undefined
      }
      for (const path of paths) {
        const heard = visitor.said().length
        await trip(path, 'address', async () => {
          await visitor.open(path)
          await visitor.on(path)
          const news = visitor.said().slice(heard)
          unquiet.push(...news.map((text) => `${path}: ${text}`))
        })
        await trip(path, 'reload', async () => {
          await visitor.reload()
          await visitor.on(path)
        })
      }
      for (const { page, linked, written } of await tours(visitor, paths)) {
        let isThere = false
        for (const path of linked) {
          if (!isThere) await visitor.open(page)
          isThere = await trip(path, 'link', async () => {
            await visitor.on(page)
            // The heading takes the focus when a page has arrived: until the link is followed, it is focused again.
            await expect
              .poll(
                async () => {
                  const { session } = visitor
                  if ((await session.evaluate(() => location.pathname).catch(() => '')) === path) return true
                  if (await session.evaluate(focusLink, path, written).catch(() => false))
                    await visitor.press('Enter')
                  return false
                },
                { message: `a link to ${path}`, intervals: [50, 2_000], timeout: 15_000 },
              )
              .toBe(true)
            await visitor.on(path)
          })
          if (isThere) await visitor.back()
        }
      }
      test
        .info()
        .annotations.push(
          { type: 'trips', description: JSON.stringify(trips) },
          { type: 'console', description: JSON.stringify(unquiet) },
        )
      const faults = trips.flatMap(({ path, way, fault }) => (fault ? [`${path} by ${way}: ${fault}`] : []))
      expect(unquiet, 'the console').toEqual([])
      expect(faults, `faults after ${trips.length} times Back`).toEqual([])
    },
    { width, height: width < 600 ? 844 : 900, timeout: 600_000 },
  )

/** Follows a link from half-way down a page, goes Back, and says what is not as it was. */
async function awayAndBack({ session }: Visitor, path: string, paths: string[]): Promise<string | undefined> {
  const left = await session.evaluate(leave, paths)
  if (left.link) await session.click(left.link)
  else await session.press('Enter')
  await expect
    .poll(() => session.evaluate(arrived, path).catch(() => false), {
      message: 'another page',
      timeout: 15_000,
      intervals: [30],
    })
    .toBe(true)
  const between = Math.min(left.height, await session.evaluate(forgetFrames))
  await session.back()
  const { top, lowest } = await returned(session, path, left)
  const faults = [
    ...(Math.abs(top - left.top) > 4 ? [`${Math.round(left.top)} px became ${Math.round(top)}`] : []),
    ...(lowest < between * 0.6 ? [`main fell from ${between} to ${lowest} px`] : []),
  ]
  return faults.length ? faults.join(', ') : undefined
}

/** A document that is being replaced does not answer; the next one does. */
async function returned(session: Visitor['session'], path: string, left: Left) {
  for (let attempt = 0; ; attempt++)
    try {
      return await session.evaluate(comeBack, path, left)
    } catch (error) {
      if (attempt === 20) throw error
    }
}

async function arrived(from: string) {
  const { dataset } = document.documentElement
  const isThere = () => location.pathname !== from && dataset.live === location.pathname
  const began = performance.now()
  while (!isThere() && performance.now() - began < 1_000) await new Promise(requestAnimationFrame)
  return isThere()
}

function forgetFrames() {
  const { heights } = window as unknown as { heights: number[] }
  heights.length = 0
  return document.querySelector('main')?.offsetHeight ?? 0
}

function focusLink(path: string, written: boolean) {
  // Followed already: a page may link to itself.
  if (location.pathname === path) return false
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${path}"]`)]
  if (written && !links.length) {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: path })
    document.querySelector('main')?.append(link)
    links.push(link)
  }
  const isThere = (link: HTMLAnchorElement) => link.checkVisibility({ visibilityProperty: true })
  // One inside a card is there when the card is open.
  const card = links.some(isThere) ? undefined : links[0]?.closest('details')
  if (card) card.open = true
  const link = links.find(isThere)
  link?.focus({ preventScroll: true })
  return link !== undefined && document.activeElement === link
}

/** Pages, and the routes that their links lead to; `written` where the test has to write them, as an editor might. */
type Tour = { page: string; linked: string[]; written: boolean }

/** Few pages from which links lead to all others: each route is in one list. */
async function tours({ site }: Visitor, paths: string[]): Promise<Tour[]> {
  const links = new Map<string, string[]>()
  for (const page of paths) {
    const html = await (await fetch(site.origin + page)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    links.set(
      page,
      paths.filter((path) => path !== page && main.includes(`href="${path}"`)),
    )
  }
  const tours: Tour[] = []
  const waiting = new Set(paths)
  for (;;) {
    const waitingOn = (page: string) => links.get(page)?.filter((path) => waiting.has(path)) ?? []
    const [best] = paths.toSorted((a, b) => waitingOn(b).length - waitingOn(a).length)
    const found = best ? waitingOn(best) : []
    if (!best || !found.length) return [...tours, { page: '/library', linked: [...waiting], written: true }]
    tours.push({ page: best, linked: found, written: false })
    for (const path of found) waiting.delete(path)
  }
}
