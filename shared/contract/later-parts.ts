type Fetch = () => Promise<unknown>

const parts = new Set<Fetch>()

/** Notes a part of a page that `later()` fetches. */
export const noteLaterPart = (fetch: Fetch) => parts.add(fetch)

/**
 * For a page that is reached by navigation: it has no prerendered HTML to show meanwhile, so nothing of it may
 * come later. The page that a document began with does not wait (nor do the build and compose).
 */
export async function laterParts(): Promise<void> {
  if (typeof document === 'undefined' || !document.documentElement.dataset.live) return
  await Promise.all([...parts].map((fetch) => fetch()))
}
