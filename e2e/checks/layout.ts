import type { Page } from '@playwright/test'

/** Elements beyond the right edge of a page that scrolls sideways. */
export const wide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName}.${element.className}`)
    return [`${scrollWidth} px wide: ${beyond.slice(0, 5).join(', ')}`]
  })

/**
 * The page's own text below 16 px. Intentional small print does not count: captions, tables of contents, and
 * visual repetitions (aria-hidden).
 */
export const small = (page: Page) =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.querySelectorAll('main :is(p, li, dd, td, label, legend, input, textarea, select)')]
      .filter((element) => !element.closest('figcaption, caption, nav, [aria-hidden=true], .visually-hidden'))
      .filter((element) => element.matches('input, textarea, select') || ownText(element))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      .map((element) => `${element.localName}.${element.className} “${element.textContent?.slice(0, 40)}”`)
  })

/** Buttons and links with a side under 24 px. A link within text is exempt (WCAG 2.5.8). */
export const cramped = (page: Page) =>
  page.evaluate(() => {
    // The footer is laid out only when near: until then its first element would seem to have no size.
    const footer = document.querySelector<HTMLElement>('main ~ footer')
    footer?.style.setProperty('content-visibility', 'visible')
    footer?.getBoundingClientRect()
    const inText = (element: Element) => {
      const words = element.closest('p, li, dd, td, h1, h2, h3, h4')?.textContent?.trim() ?? ''
      return getComputedStyle(element).display === 'inline' && words !== element.textContent?.trim()
    }
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element))
      .filter((element) => !element.closest('.visually-hidden, [aria-hidden=true]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .map(
        ({ element, box }) =>
          `${element.localName} “${element.textContent?.trim()}” is ${box.width} × ${box.height} px`,
      )
  })

/** Lists of cards whose last row has a single card, and room for another beside it. */
export const alone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul[role=list]')].flatMap((list) => {
      const boxes = [...list.children].map((card) => card.getBoundingClientRect())
      const [first, last] = [boxes[0], boxes.at(-1)]
      if (!first || !last) return []
      const inRow = (row: DOMRect) =>
        boxes.filter(({ top, bottom }) => top < row.bottom && bottom > row.top).length
      const single = inRow(first) > 1 && inRow(last) === 1 && last.width < list.clientWidth / 2
      return single ? [`“${list.lastElementChild?.textContent?.slice(0, 40)}” stands alone`] : []
    }),
  )

/** Text that leaves the window, its card or its button, or is cut off; and a page that scrolls sideways. */
export const spilt = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    /** What cuts off a text that is higher; words that are shortened on purpose say so by a clamp. */
    const cutterOf = (element: Element): Element | undefined => {
      for (
        let holder: Element | null = element;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        const { overflowY, webkitLineClamp } = getComputedStyle(holder)
        // Of one px: for screen readers alone.
        if (webkitLineClamp !== 'none' || holder.getBoundingClientRect().height <= 1) return
        if (overflowY === 'hidden' || overflowY === 'clip') return holder
        if (overflowY !== 'visible') return
      }
      return
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode()) {
      const { currentNode } = words
      const parent = currentNode.parentElement
      if (!currentNode.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('.visually-hidden, [inert], [aria-hidden=true], table, svg, script, noscript'))
        continue
      range.selectNodeContents(currentNode)
      const boxes = [...range.getClientRects()]
      const holder = parent.closest('button, a, article, li, dd, [role=group], header, section')
      const holders: Element[] = []
      // Exempt slides waiting beside the window; a link broken over two lines is not a box, nor is the site's header.
      if (!parent.closest('[role=group]')) holders.push(document.documentElement)
      if (holder && !['inline', 'contents'].includes(getComputedStyle(holder).display)) holders.push(holder)
      const edges = holders.map((element) => element.getBoundingClientRect())
      if (edges.some((edge) => boxes.some((box) => box.right > edge.right + 1 || box.left < edge.left - 1)))
        found.push(`“${currentNode.textContent.trim().slice(0, 40)}” spills`)
      const cutting = cutterOf(parent)?.getBoundingClientRect()
      // A line is higher than its letters.
      if (cutting && boxes.some((box) => box.bottom > cutting.bottom + box.height / 3))
        found.push(`“${currentNode.textContent.trim().slice(0, 40)}” is cut off below`)
    }
    return found
  })

/** Paragraphs with more than 75 characters a line: 66 are intended, and some letters are narrow. */
export const overlong = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p')].flatMap((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
      const text = paragraph.textContent?.trim() ?? ''
      // The last line is seldom full.
      const held = Math.round(text.length / (lines - 0.5))
      return lines > 2 && held > 75 ? [`${held} characters a line in “${text.slice(0, 40)}”`] : []
    }),
  )

/**
 * A picture-less banner on a phone that ends below a number of px: 480 with the longest heading and lead that the
 * schema accepts, 320 with ordinary ones.
 */
export const topHeavy = (page: Page, most = 480) =>
  page.evaluate((most) => {
    const banner = document.querySelector('main > header, main > * > header, main header')
    if (!banner || banner.querySelector('picture')) return []
    const end = Math.round(banner.getBoundingClientRect().bottom + scrollY)
    return end > most ? [`the banner ends at ${end} px`] : []
  }, most)

/** A footer higher than a number of px, its forms closed: 640 with the longest labels, 480 with ordinary ones. */
export const deep = (page: Page, most = 640) =>
  page.evaluate((most) => {
    const footer = document.querySelector<HTMLElement>('main ~ footer')
    footer?.style.setProperty('content-visibility', 'visible')
    for (const fold of footer?.querySelectorAll('details') ?? []) fold.open = false
    const height = Math.round(footer?.getBoundingClientRect().height ?? 0)
    return height > most ? [`the footer is ${height} px high`] : []
  }, most)

/** Navigation in two lines. */
export const twoLined = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('header nav > ul > li')].filter((item) =>
      item.checkVisibility(),
    )
    const tops = new Set(links.map((item) => Math.round(item.getBoundingClientRect().top)))
    const beside =
      links.length > 1 && new Set(links.map((item) => Math.round(item.getBoundingClientRect().left))).size > 1
    return beside && tops.size > 1 ? [`the navigation stands in ${tops.size} lines`] : []
  })

/** Fixed parts that cover more than 15 % of a window of 1,280 by 1,024 px at 400 % zoom. */
export const sticking = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 900, behavior: 'instant' })
    const stuck = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.parentElement?.closest('main'),
    )
    const covered = stuck
      .map((element) => element.getBoundingClientRect())
      .reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)), 0)
    scrollTo({ top: 0, behavior: 'instant' })
    return covered > 0.15 * innerHeight ? [`${Math.round(covered)} of ${innerHeight} px stay covered`] : []
  })

/** E-mail addresses and telephone numbers broken over two lines. */
export const torn = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('main ~ footer')?.style.setProperty('content-visibility', 'visible')
    return [...document.querySelectorAll('a:is([href^="mailto:"], [href^="tel:"])')].flatMap((link) => {
      // A link that is a sentence may take several lines.
      if (!/^(\+?[\d ]+|\S+@\S+)$/.test(link.textContent?.trim() ?? '')) return []
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const lines = new Set<number>()
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode)
        for (const { width, top } of range.getClientRects()) if (width > 0) lines.add(Math.round(top / 4))
      }
      // An address that may be wider than its card may break before its @.
      return lines.size > (link.querySelector('wbr') ? 2 : 1)
        ? [`“${link.textContent}” stands in ${lines.size} lines`]
        : []
    })
  })

/** Tables with a column out of sight. One with a word of 30 letters may scroll: a broken word would be in all its rows. */
export const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      if (/\S{30}/.test((table as HTMLElement).innerText)) return []
      const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {}
      return scrollWidth > clientWidth + 1
        ? [`“${table.querySelector('caption')?.textContent}” is ${scrollWidth} px wide in ${clientWidth}`]
        : []
    }),
  )

/** A heading that overlaps the drawing beside it by more than its margin. */
export const overgrown = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.querySelector<HTMLImageElement>('main header > img')
    const heading = document.querySelector('main h1')
    if (!drawing || !heading) return []
    const { right, width, height } = drawing.getBoundingClientRect()
    const shape = drawing.naturalWidth / drawing.naturalHeight
    const whole = getComputedStyle(drawing).objectFit === 'contain'
    const left = right - (whole ? Math.min(width, height * shape) : width)
    const range = document.createRange()
    range.selectNodeContents(heading)
    const end = Math.max(...[...range.getClientRects()].map((line) => line.right))
    // A word that fills the line leaves no choice of where to break it.
    const margin = /\S{30}/.test(heading.textContent ?? '') ? 40 : 24
    return end > left + margin ? [`the heading runs ${Math.round(end - left)} px into the drawing`] : []
  })

/** Breadcrumbs that end in a separator: a phone hides the last step, which the heading repeats. */
export const trailing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main header nav ol')].flatMap((trail) => {
      const last = [...trail.children].filter((step) => getComputedStyle(step).clipPath === 'none').at(-1)
      const sign = last && getComputedStyle(last, '::after').content
      return sign && sign !== 'none' ? [`${sign} behind “${last.textContent}”`] : []
    }),
  )
