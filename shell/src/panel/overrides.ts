import { isSection, type Section } from '@college/shared/contract'

/** Where a maintainer's browser takes sections from instead of their releases: origins of development servers. */
export type Overrides = Partial<Record<Section, string>>

/** Kept for this tab: closing it takes everything back. */
const key = 'overrides'

export function readOverrides(): Overrides {
  try {
    const found: Overrides = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(found).filter(([name, origin]) => isSection(name) && isDevelopmentServer(origin)),
    )
  } catch {
    return {}
  }
}

export const writeOverrides = (overrides: Overrides) => sessionStorage.setItem(key, JSON.stringify(overrides))

/** Only this machine's own servers: a link or a person cannot talk a browser into code from elsewhere. */
export const isDevelopmentServer = (origin: string) => /^http:\/\/localhost:\d{2,5}$/.test(origin)

/** Where a section's entry is for this tab: at its development server, or nowhere else than everybody's. */
export function overriddenEntry(owner: string): string | undefined {
  const origin = isSection(owner) ? readOverrides()[owner] : undefined
  return origin && `${origin}/remoteEntry.js`
}

/**
 * What a module of a development server expects to find in the page: the hooks of fast refresh. The site's
 * React is built for production and cannot refresh, so an edit is seen after a reload.
 */
export function prepareForDevelopmentServers() {
  Object.assign(globalThis, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  })
}
