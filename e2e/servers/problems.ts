import type { Page } from '@playwright/test'
import { listenToConsole } from '../site/site'

/**
 * Returns the problems of a page from now on. A browser may request `/favicon.ico` by itself, and only then
 * logs a 404 without the address.
 */
export function problemsOf(page: Page): () => string[] {
  const said = listenToConsole(page)
  return () => said.filter((line) => !/^error: Failed to load resource: .* status of 404/.test(line))
}
