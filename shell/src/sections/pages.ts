import type { Page } from '@college/shared/contract'
import { createContext, use } from 'react'

/** Gives the page at a path. Pending until it can be rendered; asked again, the same promise. */
export type PageSource = (path: string) => Promise<Page>

const PageSourceContext = createContext<PageSource | null>(null)

/** Compose hands in the pages it has loaded; the browser fetches them. */
export const PageSourceProvider = PageSourceContext.Provider

export function usePageSource(): PageSource {
  const source = use(PageSourceContext)
  if (!source) throw new Error('The application was rendered without a source of pages.')
  return source
}
