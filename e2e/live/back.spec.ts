import { livePath } from '../browser/live-path'
import { chromium } from '../engines/chromium'
import type { Engine } from '../engines/engine'
import { engines } from '../engines/engines'
import { webkit } from '../engines/webkit'
import { expect, journey, test } from '../journeys/journey'
import { comeBack, type Left, leave } from '../journeys/leaving'
import type { Visitor } from '../journeys/visitor'
import { atNight } from '../site/nightly'
import { triedPages } from './tried-pages'

/** What was wrong after Back; undefined if nothing was. */
type Fault = string | undefined

/** A route, how it was reached, and what was wrong after Back; `again` if only at the first attempt. */
type Trip = { path: string; way: 'address' | 'link' | 'reload'; fault?: string; again?: string }

/** How many pages to visit by links in a row. Browsers keep fifty history entries. */
const walkLength = 12

/** All ways at both widths each night. With every change, on a phone: half of the pages by reload, half by link. */
function waysOf(engine: Engine, width: number): Trip['way'][] {
  if (atNight) return ['address', 'link', 'reload']
  if (width === 1280) return []
  return [engine.name === 'chromium' ? 'reload' : 'link']
}

/** All pages each night. With every change each comes back in one engine. */
const pagesOf = (engine: Engine, paths: string[]) =>
  atNight ? paths : paths.filter((_, index) => (index % 2 === 0) === (engine === webkit))

for (const width of [390, 1280])
  journey(
    `Back on every route, ${width} px`,
    async (visitor, engine) => {
      const paths = triedPages().filter((path) => !path.endsWith('/404'))
      const ways = waysOf(engine, width)
      const own = pagesOf(engine, paths)
      const trips: Trip[] = []
      const unquiet: string[] = []
      /** Repeats once what a busy machine may have spoilt; the table shows it. */
      const note = async (path: string, way: Trip['way'], first: Fault, again: () => Promise<Fault>) => {
        const fault = first && (await again().catch(firstLine))
        trips.push({ path, way, ...(first && { again: first }), ...(fault && { fault }) })
      }
      for (const path of own) {
        const heard = visitor.said().length
        const byAddress = async () => {
          await visitor.open(path)
          await visitor.on(path)
          return awayAndBack(visitor, path, paths)
        }
        const byReload = async () => {
          await visitor.reload()
          await visitor.on(path)
          return awayAndBack(visitor, path, paths)
        }
        if (ways.includes('address'))
          await note(path, 'address', await byAddress().catch(firstLine), byAddress)
        else if (ways.includes('reload')) await visitor.open(path)
        const news = visitor.said().slice(heard)
        unquiet.push(...news.filter((text) => !isCutOff(text)).map((text) => `${path}: ${text}`))
        if (ways.includes('reload'))
          await note(path, 'reload', await byReload().catch(firstLine), async () => {
            await visitor.open(path)
            await visitor.on(path)
            return byReload()
          })
      }
      for (const pages of ways.includes('link') ? walks(own, await linksOf(visitor, own)) : []) {
        const faults = await walk(visitor, pages, paths)
        for (const [index, path] of pages.entries())
          if (index > 0)
            await note(path, 'link', faults[index], async () => {
              const [, fault] = await walk(
                visitor,
                [paths.find((other) => other !== path) ?? '/', path],
                paths,
              )
              return fault
            })
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
    // Viewports without a phone's or a small laptop's browser bars: painting is most of WebKit's work.
    {
      width,
      height: 664,
      timeout: 600_000,
      withEveryChange: [chromium, webkit],
      engines: engines.filter((engine) => waysOf(engine, width).length > 0),
    },
  )

const firstLine = (error: Error): string => error.message.split('\n')[0] ?? ''

/** Firefox's message for a picture still loading when its page was left. */
const isCutOff = (text: string) =>
  /Failed to load .*\. A ServiceWorker intercepted the request and encountered an unexpected error/.test(text)

/** Follows a link from half-way down a page, goes Back, and returns what has changed. */
async function awayAndBack({ session }: Visitor, path: string, paths: string[]): Promise<Fault> {
  const left = await session.evaluate(leave, paths)
  if (left.link) await session.click(left.link)
  else await session.press('Enter')
  await expect
    .poll(() => session.evaluate(livePath).catch(() => path), {
      message: 'another page',
      timeout: 15_000,
      intervals: [30],
    })
    .not.toBe(path)
  return back(session, path, left)
}

/**
 * Follows links from page to page, each from half-way down, and goes Back through all of them. Returns what
 * was wrong on each page except the first, which was opened by its address.
 */
async function walk(visitor: Visitor, pages: string[], paths: string[]): Promise<Fault[]> {
  const { session } = visitor
  const faults: Fault[] = pages.map(() => 'not reached')
  try {
    const [first = '/', ...linked] = pages
    await visitor.open(first)
    await visitor.on(first)
    const places: Left[] = []
    for (const path of linked) {
      places.push(await session.evaluate(leave, paths))
      await follow(visitor, path)
    }
    for (let index = pages.length - 1; index > 0; index--) {
      const path = pages[index] ?? '/'
      const left = places[index]
      faults[index] = await (left ? back(session, path, left) : awayAndBack(visitor, path, paths)).catch(
        firstLine,
      )
    }
  } catch (error) {
    return faults.map((fault) => fault && `${fault}: ${firstLine(error as Error)}`)
  }
  return faults
}

async function follow(visitor: Visitor, path: string) {
  const { session } = visitor
  await expect
    .poll(
      async () => {
        // An arriving page focuses its heading, so focus the link again until it is followed.
        if (await session.evaluate(focusLink, path).catch(() => false)) await visitor.press('Enter')
        return session.evaluate(livePath).catch(() => '')
      },
      { message: `a link to ${path}`, intervals: [0], timeout: 15_000 },
    )
    .toBe(path)
}

async function back(session: Visitor['session'], path: string, left: Left): Promise<Fault> {
  const between = Math.min(left.height, await session.evaluate(forgetFrames))
  await session.back()
  const { top, lowest } = await returned(session, path, left)
  const faults = [
    ...(Math.abs(top - left.top) > 4 ? [`${Math.round(left.top)} px became ${Math.round(top)}`] : []),
    ...(lowest < between * 0.6 ? [`main fell from ${between} to ${lowest} px`] : []),
  ]
  return faults.length ? faults.join(', ') : undefined
}

/** Retries, because a document being replaced does not answer; the next one does. */
async function returned(session: Visitor['session'], path: string, left: Left) {
  for (let attempt = 0; ; attempt++)
    try {
      return await session.evaluate(comeBack, path, left)
    } catch (error) {
      if (attempt === 20) throw error
    }
}

function forgetFrames() {
  const { heights } = window as unknown as { heights: number[] }
  heights.length = 0
  return document.querySelector('main')?.offsetHeight ?? 0
}

function focusLink(path: string) {
  // Followed already.
  if (location.pathname === path) return false
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${path}"]`)]
  if (!links.length) {
    // This link moves nothing: Back renders the page without it.
    const link = Object.assign(document.createElement('a'), { href: path, textContent: path })
    link.style.position = 'absolute'
    document.querySelector('main')?.append(link)
    links.push(link)
  }
  const isThere = (link: HTMLAnchorElement) => link.checkVisibility({ visibilityProperty: true })
  // A link inside a card appears when the card is open.
  const card = links.some(isThere) ? undefined : links[0]?.closest('details')
  if (card) card.open = true
  const link = links.find(isThere)
  link?.focus({ preventScroll: true })
  return link !== undefined && document.activeElement === link
}

/** The pages that a page's text links to. */
async function linksOf({ site }: Visitor, paths: string[]): Promise<Map<string, string[]>> {
  const links = new Map<string, string[]>()
  for (const page of paths) {
    const html = await (await fetch(site.origin + page)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    links.set(
      page,
      paths.filter((path) => main.includes(`href="${path}"`)),
    )
  }
  return links
}

/** Walks that visit each page once, by links in the pages' text where possible. */
function walks(paths: string[], links: Map<string, string[]>): string[][] {
  const waiting = new Set(paths)
  const walks: string[][] = []
  while (waiting.size) {
    let page = paths.find((path) => !waiting.has(path)) ?? '/'
    const pages = [page]
    while (waiting.size && pages.length <= walkLength) {
      const from = page
      const next = [...waiting].filter((path) => path !== from)
      page = next.find((path) => links.get(from)?.includes(path)) ?? next[0] ?? '/'
      waiting.delete(page)
      pages.push(page)
    }
    walks.push(pages)
  }
  return walks
}
