import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageData } from './page-data'
import { overriddenEntry, prepareForDevelopmentServers } from './panel/overrides'
import { wantFooterForm } from './sections/browser-footer-form'
import { fetchPage } from './sections/browser-pages'
import { registerSection } from './sections/load-page'
import { reactErrors } from './sections/react-errors'
import { takesCanary } from './sections/take-canary'

/**
 * Starts a page whose visitor gets another release than the one that the HTML was rendered with: the canary, or
 * a development server's. There is nothing to hydrate then: the HTML stays readable until the other page has
 * come, and gives way to it in one step.
 *
 * @returns whether it did; false for visitors who get what everybody gets. Rejects when the other release cannot
 *   be had; then the live one hydrates.
 */
export async function startOtherRelease(root: Element, data: PageData, application: ReactNode) {
  const overridden = data.tools === 'overrides' && overriddenEntry(data.owner)
  if (data.tools === 'overrides') prepareForDevelopmentServers()
  if (!overridden && !(data.canary && takesCanary(data.canary))) return false
  const page = fetchPage(data.path)
  // Before the page hydrates after all, its section is where everybody has it again.
  page.catch(() => {
    const entry = data.entries[data.owner]
    if (entry) registerSection(data.owner, entry)
  })
  await page
  wantFooterForm()
  const place = createRoot(root, reactErrors)
  startTransition(() => place.render(application))
  return true
}
