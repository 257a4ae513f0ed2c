import type { Page } from '@college/shared/contract'
import { type ComponentType, createContext, use } from 'react'

/** Source of pages and of the footer's form: compose passes what it has loaded, the browser fetches. */
export type SectionSource = {
  /** The page at a path, or a promise of it. Memoised: the same path returns the same promise. */
  page: (path: string) => Page | Promise<Page>
  footerForm: () => Promise<ComponentType>
}

const SectionSourceContext = createContext<SectionSource | null>(null)

export const SectionSourceProvider = SectionSourceContext.Provider

export function useSections(): SectionSource {
  const source = use(SectionSourceContext)
  if (!source) throw new Error('The application was rendered without a source of its sections.')
  return source
}
