import type { Page } from '@playwright/test'
import { listenToConsole } from '../site/site'

/**
 * Gives what goes wrong on a page from now on. A browser may ask for `/favicon.ico` of its own accord, and only then
 * says 404 on the console without the address.
 */
export function problemsOf(page: Page): () => string[] {
  const said = listenToConsole(page)
  return () => said.filter((line) => !/^error: Failed to load resource: .* status of 404/.test(line))
}
