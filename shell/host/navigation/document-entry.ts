import { attempt } from '@college/shared/ui/draft'

/** How this document came (https://www.w3.org/TR/navigation-timing-2/). Its name is the address that it was loaded from. */
const navigation = () => performance.getEntriesByType('navigation')[0]

/** The path that the document was loaded from. Back, pressed before script ran, changes the address and not the document. */
export function documentPath(): string {
  const { name = '' } = navigation() ?? {}
  // Not `URL.canParse`, which Chromium has only since 120.
  return attempt(() => new URL(name).pathname) ?? location.pathname
}

/** Whether the document came by a reload, by Back or Forward, or by a link or an address: `navigate`. */
export function arrivedBy(): string {
  const entry = navigation()
  return entry && 'type' in entry ? String(entry.type) : 'navigate'
}
