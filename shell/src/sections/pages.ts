import type { Page } from '@college/shared/contract'
import { type ComponentType, createContext, use } from 'react'

/** Where the application gets pages and the footer's form from. */
export type SectionSource = {
  /** The page at a path, or a promise of it. Asked again, it gives the same. */
  page: (path: string) => Page | Promise<Page>
  /** Fetches a page anew after it has failed, from whatever release is live by now. */
  again: (path: string) => Promise<unknown>
  /** The contact form in the footer; rejects when its section cannot be had. */
  footerForm: () => Promise<ComponentType>
  /** Called when the footer comes near: its form is needed from now on. */
  wantFooterForm: () => void
}

export const SectionSourceContext = createContext<SectionSource | null>(null)

/** Compose hands in what it has loaded; the browser fetches it. */
export const SectionSourceProvider = SectionSourceContext.Provider

export function useSections(): SectionSource {
  const source = use(SectionSourceContext)
  if (!source) throw new Error('The application was rendered without a source of its sections.')
  return source
}
