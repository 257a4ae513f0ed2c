import { attempt } from '@college/shared/ui/draft'

/** How this document came (https://www.w3.org/TR/navigation-timing-2/). Its name is the address that it was loaded from. */
const navigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** The path that the document was loaded from. Back, pressed before script ran, changes the address and not the document. */
export const documentPath = () =>
  // Not `URL.canParse`, which Chromium has only since 120.
  attempt(() => new URL(navigation()?.name ?? '').pathname) ?? location.pathname

/** Whether the document came by a reload, by Back or Forward, or by a link or an address: `navigate`. */
export const arrivedBy = () => navigation()?.type ?? 'navigate'
