import type { ComponentType } from 'react'
import type { ComposedPage, Composition } from './composition'
import type { Page, Remote } from './contract'
import type { SiteConfig } from './site-config'

/** What a visitor reads in the `main` element of a page. */
export type PageWords = { title: string; headings: string[]; text: string }

/** A rendered page, as plain data. */
export type RenderedPage = {
  /** The markup of the application, complete without script. */
  html: string
  /** Title of the document, and its description for search engines. */
  title: string
  description: string
  /** The page's own title and the way to it, as its breadcrumb shows them. */
  heading: string
  trail: { label: string; href: string }[]
  words: PageWords
  /** The ids that can be linked to, each as often as it stands, and the addresses that the page links to. */
  ids: string[]
  links: string[]
  /** The first picture of `main`, for link previews. */
  picture?: { src: string; alt: string }
}

/**
 * What the shell's server build exposes as `./server`. Compose makes documents by this alone, so that they belong to
 * the shell's release: a rollback of the shell rolls them back, and releasing a section never changes them.
 */
export type ShellServer = {
  /** The shell's own pages. */
  remote: Remote
  /** Modules that sections get instead of copies of their own, by name. */
  singletons: Record<string, unknown>
  /** Sets the site's facts. Sections' server builds must be loaded after this, because content takes in the facts. */
  startSite: (site: SiteConfig) => Promise<SiteDocuments>
}

/** Makes the documents of one site. */
export type SiteDocuments = {
  /** Renders a page. Rejects with the first error that a component throws. */
  render: (
    composition: Composition,
    page: ComposedPage,
    component: Page,
    footerForm: ComponentType,
  ) => Promise<RenderedPage>
  /** The finished document around a rendered page. */
  document: (composition: Composition, page: ComposedPage, rendered: RenderedPage) => string
  /** Paths of pages that can be read without a connection, visited or not. */
  keptPages: string[]
  /**
   * The shell's files below the site's root, by name.
   *
   * @param kept the documents of `keptPages`, by path
   * @param read gives the text of a browser file of the shell's release
   */
  files: (
    composition: Composition,
    kept: Map<string, string>,
    read: (file: string) => string,
  ) => [name: string, text: string][]
}
