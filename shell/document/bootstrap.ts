/*
 * The inline script at the end of every page: it fetches the page's scripts and starts the shell. The server build
 * takes it in as text.
 *
 * A script in this place waits for the styles. Without one, Chromium lays out a page with form fields before it has
 * them, to look for fields that it could fill in, and then once more.
 */
import { earlyAttribute, earlyTypes } from '@college/shared/contract/early-events'
import { type PageData, pageDataId, unavailableAttribute } from '@college/shared/contract/page-data'
import { arrivedBy } from '../host/navigation/document-entry'

const { entries, scripts, site }: PageData = JSON.parse(
  // Every document of ours has it.
  (document.getElementById(pageDataId) as HTMLElement).textContent,
)

// What is pressed now is done once it can be (`useEarlyEvents`).
globalThis.earlyEvents = []
for (const type of earlyTypes) addEventListener(type, keep, true)

function keep(event: Event) {
  if (event.target instanceof Element && event.target.closest(`[${earlyAttribute}]`))
    globalThis.earlyEvents?.push(event)
}

// Browsers never end an import that was under way as they kept the document for Back. Once the page is live, it stays.
globalThis.onpageshow = ({ persisted }) => persisted && location.reload()

// A saved copy of the page has no others beside it: its links lead to the site.
if (location.protocol === 'file:')
  for (const link of document.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', site.origin + link.getAttribute('href'))

/**
 * Firefox scrolls to the place in the address before it has any font, and stays there while lines break anew. After a
 * reload or Back the reader was elsewhere.
 */
function keepPlace() {
  const top = scrollY
  if (arrivedBy() === 'navigate')
    document.fonts.ready.then(() => {
      if (Math.abs(scrollY - top) < 20)
        document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
    })
}

function start() {
  keepPlace()
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const { integrity }: { integrity: Record<string, string> } = JSON.parse(map)
  preload(Object.entries(integrity).slice(0, scripts))
}

/** One round trip for all of them. Five in a task: adding a link takes a slow phone 3 to 12 ms. */
function preload(wanted: [href: string, integrity: string][]) {
  for (const [href, integrity] of wanted.splice(0, 5))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        integrity,
        crossOrigin: '',
      }),
    )
  if (wanted[0]) return setTimeout(preload, 0, wanted)
  load(1000)
}

/** Again after a failure, each time later: browsers that remember it do nothing then. The console gets the first alone. */
function load(delay: number) {
  const root = document.documentElement
  import(/* @vite-ignore */ entries.shell as string).then(
    () => root.removeAttribute(unavailableAttribute),
    (error) => {
      root.setAttribute(unavailableAttribute, '')
      setTimeout(load, delay, 4 * delay)
      if (delay < 2000) throw error
    },
  )
}

// Scripts would take the line from the first paint. A page that nobody sees is not painted.
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
