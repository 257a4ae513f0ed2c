import { type ComponentType, createElement } from 'react'

/**
 * The contract between the shell and the remotes: read this file first.
 *
 * A remote exposes `./remote`, a module whose export `remote` says which pages it owns. The shell and
 * compose know nothing else of a remote; a remote knows nothing of the shell or of another remote.
 */

/** Raised when a release made for the version before could no longer be composed. Compose refuses a mismatch. */
export const contractVersion = 7

/**
 * What is built, released and rolled back alone: `shell`, or a section. Which sections a site has is data: its channel
 * names their releases. A section joins with its first release and leaves by `college remove`.
 */
export type PackageName = string

/** A package other than the shell. */
export type Section = PackageName

/** Whether a text can be a package's name: one word in lower-case letters. */
export const isPackage = (name: string) => /^[a-z]{1,40}$/.test(name)

/** Whether a text can be a section's name. */
export const isSection = (name: string) => isPackage(name) && name !== 'shell'

/** What a page says of itself to search engines, link previews, the document title and the announcer. */
export type PageHead = {
  /** The heading of the page and, followed by the college's short name, the document's title. */
  title: string
  /** One or two sentences for search engines and link previews, 50 to 170 characters. */
  description: string
  /** The sentence under the heading. */
  lead: string
  /** The page above this one in the breadcrumb, if the path does not say it. */
  parent?: string | undefined
  /** The plant in its banner; the release's manifest leaves it out. */
  plant?: Plant | undefined
}

/** A drawing of a plant, and its names. */
export type Plant = {
  /** Its address and its size in px; it follows the reader's colour scheme. */
  drawing: { img: { src: string; w: number; h: number } }
  latin: string
  english: string
  kannada: string
}

/** A page that can be rendered: on the server at compose, in the browser after hydration or navigation. */
export type Page = { head: PageHead; Component: ComponentType }

/** Loads a page's code and content. Resolves when everything that the first paint needs has loaded. */
export type PageLoader = () => Promise<Page>

/** The section whose form is in every footer: a site cannot do without it. */
export const formsSection = 'forms'

/** Its module that holds `FooterForm`, the component in every footer. */
export const footerFormModule = './footer-form'

/** What `./remote` exports as `remote`. Keys of `pages` are paths; `{product}` is replaced by the college's slug. */
export type Remote = {
  contract: number
  pages: Record<string, PageLoader>
}

/** Declares the pages that a remote owns. */
export const defineRemote = (pages: Remote['pages']): Remote => ({ contract: contractVersion, pages })

/** A page made of one content file and one component. */
export const definePage = (content: { page: PageHead }, Component: ComponentType): Page => ({
  head: content.page,
  Component,
})

/** The last part of a page's path, which is the name of its content file. */
export const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))

/** A content file, as a module. */
export type ContentModule = { default: { page: PageHead } }

/** A component that shows one file of a content folder, as a module. */
export type TemplateModule<Content = never> = {
  Component: ComponentType<{ content: Content; slug: string }>
}

/**
 * A page from the modules that its loader imports: one that is a page itself, or a content file and its template. A host
 * that knows their scripts needs no list of all pages.
 */
export function pageOf(modules: unknown[], path: string): Page {
  if (modules.length === 1) return modules[0] as Page
  const [{ default: content }, { Component }] = modules as [ContentModule, TemplateModule<unknown>]
  return definePage(content, () => createElement(Component, { content, slug: slugOf(`${path}.`) }))
}

/**
 * Joins lists of pages, such as those of content folders. Spread into one object, a page would silently take the place
 * of another with the same path.
 *
 * @throws Error naming the path that two pages claim
 */
export function joinPages(...lists: Remote['pages'][]): Remote['pages'] {
  const pages: Remote['pages'] = {}
  for (const [path, load] of lists.flatMap((list) => Object.entries(list))) {
    if (pages[path]) throw new Error(`Two pages claim ${path}; expected another name for one of them.`)
    pages[path] = load
  }
  return pages
}

/**
 * A page for each file of a content folder, at `base` followed by the file's name; `joinPages` adds them to others.
 *
 * @param files what `import.meta.glob` of the folder gives
 */
export function pagesFrom<Content extends { page: PageHead }>(
  base: string,
  files: Record<string, () => Promise<{ default: Content }>>,
  template: () => Promise<TemplateModule<Content>>,
): Record<string, PageLoader> {
  return Object.fromEntries(
    Object.entries(files).map(([file, load]) => {
      const path = base + slugOf(file)
      return [path, async () => pageOf(await Promise.all([load(), template()]), path)]
    }),
  )
}
