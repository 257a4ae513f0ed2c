import { nearest } from '@college/shared/content/near-miss'
import { fillIn } from '@college/shared/contract/fill-in'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { type PagePart, pagePart, type VisitorCheck } from '@college/shared/contract/visitor-checks'
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
  for (const text of check.press ?? []) {
    const part = partIn(text, filled)
    const fault = await missing(page, part, filled(text))
    if (fault) return `${here()} ${fault} to press`
    if (!(await succeeds(found(page, part).click())))
      return `${here()} found ${filled(text)} covered or moving, expected to press it`
    // Wait for the link's address: what the next step needs may be on this page too.
    if ('address' in part && !(await arrives(page, origin + part.address)))
      return `found itself ${here()}, expected to be at ${part.address}`
  }
  const end = check.at && filled(check.at)
  if (end && !(await arrives(page, origin + end))) return `found itself ${here()}, expected to be at ${end}`
  for (const text of check.see) {
    const fault = await missing(page, partIn(text, filled), filled(text))
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

/** Fills in the words of a part that is read already: the college's name may have quotes in it. */
function partIn(text: string, filled: (text: string) => string): PagePart {
  const part = pagePart(text)
  if (!part) throw new Error(`${text}: is no part of a page.`)
  if ('address' in part) return { address: filled(part.address) }
  return typeof part.name === 'string' ? { ...part, name: filled(part.name) } : part
}

function found(page: Page, part: PagePart): Locator {
  if ('address' in part) return page.locator(`a[href="${part.address}"]`).filter({ visible: true }).first()
  const { role, name, states } = part
  return page.getByRole(role, { ...(name && { name, exact: true }), ...states }).first()
}

async function missing(page: Page, part: PagePart, text: string): Promise<string | undefined> {
  if (await succeeds(found(page, part).waitFor({ state: 'attached' }))) return
  if ('address' in part) return `found no link to ${part.address}, expected one`
  const names = await page.getByRole(part.role).allInnerTexts()
  const near = typeof part.name === 'string' && nearest(part.name, names)
  return near ? `found ${part.role} "${near}", expected ${text}` : `found no ${text}, expected one`
}
