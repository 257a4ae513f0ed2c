import type { PackageName } from '@college/shared/contract'
import { useEffect } from 'react'
import { ownerOf } from '../sections/load-page'
import './boundaries.css'

/** Parts of a page that always belong to the same package. */
const fixed: [selector: string, owner: PackageName][] = [
  ['#app > header > div', 'shell'],
  ['#app > footer', 'shell'],
  ['[data-section="forms"]', 'forms'],
]

/**
 * Outlines on the page which package brings which part, while `outlined`. After a navigation the page's own part
 * is outlined anew.
 *
 * @param first the owner of the page that the document was opened with
 * @param label what the outline of a package's part says
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
      mark('#main', (await ownerOf(document.documentElement.dataset.live ?? '')) ?? first)
    }
    markAll()
    const navigations = new MutationObserver(markAll)
    navigations.observe(document.documentElement, { attributeFilter: ['data-live'] })
    return () => {
      navigations.disconnect()
      for (const part of document.querySelectorAll<HTMLElement>('[data-boundary]'))
        delete part.dataset.boundary
    }
  }, [outlined, first, label])
}
