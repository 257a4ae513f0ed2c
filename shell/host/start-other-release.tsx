import type { PageData } from '@college/shared/contract/page-data'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { overriddenEntry, prepareForDevelopmentServers } from './overrides/overrides'
import { wantFooterForm } from './sections/browser-footer-form'
import { fetchPage } from './sections/browser-pages'
import { registerPage } from './sections/registry'
import { reactErrors } from './sections/report'
import { takesCanary } from './sections/visitor-manifest'

/**
 * Renders the page from another release than its HTML: the canary, or a development server's. The HTML cannot be
 * hydrated then; it stays readable until the other page has loaded, which replaces it in one step.
 *
 * @returns false for visitors who get the live release. Rejects when the other release cannot be loaded; then hydrate
 *   the live one.
 */
export async function startOtherRelease(root: Element, data: PageData, application: ReactNode) {
  const overridden = data.tools === 'overrides' && overriddenEntry(data.owner)
  if (data.tools === 'overrides') prepareForDevelopmentServers()
  if (!overridden && !(data.canary && takesCanary(data.canary))) return false
  const page = fetchPage(data.path)
  // The page hydrates after all: point its section back at the live release.
  page.catch(() => registerPage(data))
  await page
  wantFooterForm()
  const reactRoot = createRoot(root, reactErrors)
  startTransition(() => reactRoot.render(application))
  return true
}
