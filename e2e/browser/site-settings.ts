import { pageDataId } from '@college/shared/contract/page-data'
import type { Page } from '@playwright/test'

/** Settings of `site.yaml`; `null` leaves one out. */
type Settings = { email?: Record<string, unknown> | null; measure?: { url: string } }

/**
 * Has pages come as if composed with other settings. The browser changes the data in the HTML as it is read: a document
 * changed on its way would count as one from an unknown network, which may not reach a service on this machine.
 */
export const composedWith = (page: Page, settings: Settings) =>
  page.addInitScript(
    ({ id, settings: { email, measure } }) => {
      const change = () => {
        const element = document.getElementById(id)
        // It is read in parts; the next element begins when it is whole.
        if (!element?.nextSibling && document.readyState === 'loading') return
        observer.disconnect()
        const text = element?.firstChild as Text | undefined
        if (!text) return
        const data = JSON.parse(text.data)
        if (email !== undefined) data.site.email = email ? { ...data.site.email, ...email } : undefined
        if (measure) data.site.measure = measure
        // The policy lets nobody set the text of a script element.
        text.data = JSON.stringify(data)
      }
      const observer = new MutationObserver(change)
      observer.observe(document, { childList: true, subtree: true })
    },
    { id: pageDataId, settings },
  )
