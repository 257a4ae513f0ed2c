import type { Page } from '@playwright/test'

/** The button of the mobile menu: a `<summary>`, which browsers expose as a button, but Playwright has no role for. */
export const menuButton = (page: Page, name: 'Open menu' | 'Close menu') =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.getByText(name, { exact: true }).filter({ visible: true }) })

export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The button of a dropdown, also a `<summary>`. */
export const dropdownButton = (page: Page, name: string) =>
  mainNavigation(page).getByText(name, { exact: true })
