import type { Page } from '@playwright/test'

/** The button of the mobile menu. It is a `<summary>`: browsers expose it as a button, Playwright knows no role for it. */
export const menuButton = (page: Page, name: 'Open menu' | 'Close menu') =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.getByText(name, { exact: true }).filter({ visible: true }) })

export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The button of a dropdown, which is a `<summary>` too. */
export const dropdownButton = (page: Page, name: string) =>
  mainNavigation(page).getByText(name, { exact: true })
