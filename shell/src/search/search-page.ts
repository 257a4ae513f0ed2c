import type { PackageName } from '@college/shared/contract'

/** The words of one page as compose reads them from the finished HTML: what is searched, and shown of it. */
export type SearchPage = {
  path: string
  /** Whose page it is; results are grouped by it. */
  owner: PackageName
  title: string
  /** What the page says of itself to search engines. */
  description: string
  headings: string[]
  text: string
}
