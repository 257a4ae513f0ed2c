import type { PackageName } from '@college/shared/contract'
import { useEffect } from 'react'
import { useShownPage } from '../navigation/arrival'
import { ownerOf } from '../sections/load-page'
import './boundaries.css'

/** Elements that belong to the same package on every page. */
const fixed: [selector: string, owner: PackageName][] = [
  ['#app > div > header > div', 'shell'],
  ['#app > div > footer', 'shell'],
  ['[data-section="forms"]', 'forms'],
]

/**
 * Outlines what belongs to which package, while `outlined`. Follows navigations.
 *
 * @param first the owner of the first page
 * @param label the text of a package's outline
 */
export function useBoundaries(outlined: boolean, first: PackageName, label: (owner: PackageName) => string) {
  useEffect(() => {
    if (!outlined) return
    const mark = (selector: string, owner: PackageName) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector))
        part.dataset.boundary = label(owner)
    }
    const markAll = async () => {
      for (const [selector, owner] of fixed) mark(selector, owner)
      mark('#main', (await ownerOf(useShownPage.getState().path ?? '')) ?? first)
    }
    markAll()
    const unsubscribe = useShownPage.subscribe(markAll)
    return () => {
      unsubscribe()
      for (const part of document.querySelectorAll<HTMLElement>('[data-boundary]'))
        delete part.dataset.boundary
    }
  }, [outlined, first, label])
}
