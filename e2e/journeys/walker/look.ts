/** What a visitor, or who reads the page to them, would notice. */
export type Look = {
  address: string
  /** The router's key of the entry in the history. Entries that the browser made have none. */
  key: string | undefined
  /** Whether the browser shows another entry than it has come to, as Firefox does for a moment. */
  isAstray: boolean
  title: string
  headings: string[]
  /** Letters of `main`. */
  letters: number
  top: number
  /** How far the page can be scrolled. */
  end: number
  dialog: boolean
  /** Whether that is search, which has an entry of its own in the history. */
  isSearch: boolean
  /** Whether the entry is that of search. */
  isSearchEntry: boolean
  menu: boolean
  /** Whether the page behind stands still. */
  locked: boolean
  /** Px by which the page is wider than its window. */
  overflow: number
  /** Ids that more than one element has. */
  doubled: string[]
  /** What is on screen of header and footer. */
  around: string[]
  /** The element that has the focus, in a word. */
  focus: string
  /** What stands in the fields of the page's letters. */
  typed: string[]
  isLoaded: boolean
  /** Whether another entry was asked for and has not come. */
  isLeaving: boolean
  /** Whether others' code has changed the document, and may have taken part of its text. */
  isChanged: boolean
  /** When the document began, which tells it from others. */
  began: number
  /** How many frames the document has drawn. */
  frames: number
}

/** Runs in the page, as text. */
export function look(): Look {
  const root = document.documentElement
  const page = window as unknown as {
    heights: number[]
    isLeaving?: boolean
    isChanged?: boolean
    navigation?: { currentEntry?: { url: string } }
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const menu = document.querySelector('header > div details')
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form:has([type=email]) :is(input, textarea, select)',
  )
  return {
    address: location.pathname + location.search + location.hash,
    key: history.state?.key,
    isAstray: (page.navigation?.currentEntry?.url ?? location.href) !== location.href,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
    letters: document.querySelector('main')?.textContent?.length ?? 0,
    top: Math.round(scrollY),
    end: Math.round(root.scrollHeight - innerHeight),
    dialog: document.querySelector('dialog:modal') !== null,
    isSearch: document.querySelector('dialog:modal [role=combobox]') !== null,
    isSearchEntry: history.state?.dialog !== undefined,
    menu: menu instanceof HTMLDetailsElement && menu.open && menu.checkVisibility(),
    locked: getComputedStyle(root).overflowY === 'hidden',
    overflow: root.scrollWidth - root.clientWidth,
    doubled: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    around: ['header nav, header summary', 'main', 'footer'].filter(visible),
    focus: document.activeElement?.localName ?? 'none',
    typed: [...fields].filter(({ value }) => value).map(({ name, value }) => `${name} “${value}”`),
    isLoaded: document.readyState === 'complete',
    isLeaving: page.isLeaving === true,
    isChanged: page.isChanged === true,
    began: performance.timeOrigin,
    frames: page.heights.length,
  }
}

/** What each page is called, by its path: its title and its heading. */
export type Names = Map<string, { title: string; heading: string }>

/** What is wrong with a page, in sentences. */
export function faultsOf(seen: Look, names: Names): string[] {
  const path = seen.address.replace(/[?#].*/, '')
  const page = names.get(path)
  const faults: [boolean, string][] = [
    [seen.headings.length !== 1, `${seen.headings.length} headings of the first level`],
    [seen.title !== page?.title, `at ${path} the title is “${seen.title}”, expected “${page?.title}”`],
    [seen.headings[0] !== page?.heading, `at ${path} the heading is “${seen.headings[0]}”`],
    [seen.letters < (seen.isChanged ? 20 : 100), `main has ${seen.letters} letters`],
    [seen.locked !== (seen.dialog || seen.menu), seen.locked ? 'the page is stuck' : 'the page moves behind'],
    [seen.overflow > 0, `the page is ${seen.overflow} px too wide`],
    [seen.doubled.length > 0, `the id ${seen.doubled} twice`],
    [seen.around.length < 3, `only ${seen.around} can be seen`],
  ]
  return faults.flatMap(([wrong, sentence]) => (wrong ? [sentence] : []))
}
