import type { PageHead } from '@college/shared/contract'
import { createContext, use } from 'react'

/** The page around a component: its head and its breadcrumb. */
export type PagePlace = {
  head: PageHead
  path: string
  /** The day of the compose, `YYYY-MM-DD`: what held until a day before it is past. */
  day: string
  /** Breadcrumb from the first page to the one before this. */
  trail: { label: string; href: string }[]
  /** The breadcrumb's accessible name. */
  trailLabel: string
}

const PageContext = createContext<PagePlace | null>(null)

/** Set by the shell around every page. */
export const PageProvider = PageContext.Provider

/** The page around a component. Throws outside a page. */
export function usePage(): PagePlace {
  const place = use(PageContext)
  if (!place) throw new Error('usePage was called outside a page of the shell.')
  return place
}
