/** What a visitor, or a screen reader, would notice. */
export type Look = {
  address: string
  /** The router's key of the history entry. Entries made by the browser have none. */
  key: string | undefined
  /** Whether the browser still shows another entry than the current one, as Firefox does for a moment. */
  isAstray: boolean
  title: string
  headings: string[]
  /** The number of letters in `main`. */
  letters: number
  top: number
  /** How far the page can be scrolled. */
  end: number
  dialog: boolean
  /** Whether the dialog is search, which has its own history entry. */
  isSearch: boolean
  /** Whether the entry is search's. */
  isSearchEntry: boolean
  menu: boolean
  /** Whether the page behind cannot scroll. */
  locked: boolean
  /** Px by which the page is wider than its window. */
  overflow: number
  /** Ids of more than one element. */
  doubled: string[]
  /** Which of header, main and footer are visible. */
  around: string[]
  /** The name of the focused element. */
  focus: string
  /** Whether the focus is on what cannot be seen or used: something hidden, or behind an open dialog. */
  isFocusLost: boolean
  /** The values in the fields of the page's message forms. */
  typed: string[]
  isLoaded: boolean
  /** Whether a history navigation is still pending. */
  isLeaving: boolean
  /** Whether other programs have changed the document, and may have removed part of its text. */
  isChanged: boolean
  /** When the document began, which identifies it. */
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
  const { activeElement } = document
  const dialog = document.querySelector('dialog:modal')
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
    dialog: dialog !== null,
    isSearch: document.querySelector('dialog:modal [role=combobox]') !== null,
    isSearchEntry: history.state?.dialog !== undefined,
    menu: menu instanceof HTMLDetailsElement && menu.open && menu.checkVisibility(),
    locked: getComputedStyle(root).overflowY === 'hidden',
    overflow: root.scrollWidth - root.clientWidth,
    doubled: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    around: ['header nav, header summary', 'main', 'footer'].filter(visible),
    focus: activeElement?.localName ?? 'none',
    isFocusLost:
      activeElement !== null &&
      activeElement !== document.body &&
      (!activeElement.checkVisibility() || (dialog !== null && !dialog.contains(activeElement))),
    typed: [...fields].filter(({ value }) => value).map(({ name, value }) => `${name} “${value}”`),
    isLoaded: document.readyState === 'complete',
    isLeaving: page.isLeaving === true,
    isChanged: page.isChanged === true,
    began: performance.timeOrigin,
    frames: page.heights.length,
  }
}

/** The title and heading of each page, by path. */
export type Names = Map<string, { title: string; heading: string }>

/** The faults of a page, as sentences. */
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
    [seen.isFocusLost, `the focus is on ${seen.focus}, which is hidden or behind a dialog`],
    [seen.around.length < 3, `only ${seen.around} can be seen`],
  ]
  return faults.flatMap(([wrong, sentence]) => (wrong ? [sentence] : []))
}
