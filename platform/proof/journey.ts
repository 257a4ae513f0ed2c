import { nearest } from '@college/shared/content/near-miss'
import { fillIn } from '@college/shared/contract/fill-in'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { pagePart, type VisitorCheck } from '@college/shared/contract/visitor-checks'
import type { Locator, Page } from 'playwright-core'

/** Milliseconds in which a press must have its effect, and an expected part must appear. */
const patience = 10_000

/**
 * Makes a journey as a visitor would.
 *
 * @returns where it failed, with what was found and expected; undefined on success
 */
export async function journeyFault(
  page: Page,
  origin: string,
  check: VisitorCheck,
  { product, college: { name, short } }: Pick<SiteConfig, 'product' | 'college'>,
): Promise<string | undefined> {
  const filled = (text: string) => fillIn(text, { product, college: name, short })
  const here = () => `at ${page.url().slice(origin.length)}`
  page.setDefaultTimeout(patience)
  await page.goto(origin + filled(check.open))
  for (const part of check.press?.map(filled) ?? []) {
    const fault = await missing(page, part)
    if (fault) return `${here()} ${fault} to press`
    if (!(await succeeds(partOf(page, part).click())))
      return `${here()} found ${part} covered or moving, expected to press it`
    // Wait for the link's address: what the next step needs may be on this page too.
    if (part.startsWith('/') && !(await arrives(page, origin + part)))
      return `found itself ${here()}, expected to be at ${part}`
  }
  const end = check.at && filled(check.at)
  if (end && !(await arrives(page, origin + end))) return `found itself ${here()}, expected to be at ${end}`
  for (const part of check.see.map(filled)) {
    const fault = await missing(page, part)
    if (fault) return `${here()} ${fault}`
  }
}

const arrives = (page: Page, address: string) =>
  succeeds(page.waitForURL(({ href }) => href === address, { waitUntil: 'commit' }))

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  )

function partOf(page: Page, text: string): Locator {
  const part = pagePart(text)
  if (!part) throw new Error(`${text}: is no part of a page.`)
  if ('address' in part) return page.locator(`a[href="${part.address}"]`).filter({ visible: true }).first()
  const { role, name, states } = part
  return page.getByRole(role, { ...(name && { name, exact: true }), ...states }).first()
}

async function missing(page: Page, text: string): Promise<string | undefined> {
  if (await succeeds(partOf(page, text).waitFor({ state: 'attached' }))) return
  const part = pagePart(text)
  if (!part || 'address' in part) return `found no link to ${text}, expected one`
  const names = await page.getByRole(part.role).allInnerTexts()
  const near = typeof part.name === 'string' && nearest(part.name, names)
  return near ? `found ${part.role} "${near}", expected ${text}` : `found no ${text}, expected one`
}
