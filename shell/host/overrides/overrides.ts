import { isSection, type Section } from '@college/shared/contract'

/** Origins of the development servers that replace sections in a maintainer's browser. */
export type Overrides = Record<Section, string>

/** In `sessionStorage`: closing the tab removes all overrides. */
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

/** Only local servers: no link can make a browser run code from elsewhere. */
export const isDevelopmentServer = (origin: string) => /^http:\/\/localhost:\d{2,5}$/.test(origin)

/** The entry at a section's development server; undefined when this tab does not override the section. */
export function overriddenEntry(owner: string): string | undefined {
  const origin = isSection(owner) ? readOverrides()[owner] : undefined
  return origin && `${origin}/remoteEntry.js`
}

/**
 * Defines the fast refresh hooks that modules of a development server expect. The site's production React cannot
 * refresh, so edits appear after a reload.
 */
export function prepareForDevelopmentServers() {
  Object.assign(globalThis, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  })
}
