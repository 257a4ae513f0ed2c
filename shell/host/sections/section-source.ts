import type { Page } from '@college/shared/contract'
import { type ComponentType, createContext, use } from 'react'

/** Source of pages and of the footer's form. */
export type SectionSource = {
  /** The page at a path, or a promise of it. Memoised: the same path returns the same promise. */
  page: (path: string) => Page | Promise<Page>
  /** Fetches a page again after it has failed, from the release that is live now. */
  again: (path: string) => Promise<unknown>
  /** The contact form in the footer. */
  footerForm: () => Promise<ComponentType>
  /** Call it when the footer comes near: it starts loading the form. */
  wantFooterForm: () => void
}

export const SectionSourceContext = createContext<SectionSource | null>(null)

/** Compose passes pages that it has loaded; the browser fetches them. */
export const SectionSourceProvider = SectionSourceContext.Provider

export function useSections(): SectionSource {
  const source = use(SectionSourceContext)
  if (!source) throw new Error('The application was rendered without a source of its sections.')
  return source
}
