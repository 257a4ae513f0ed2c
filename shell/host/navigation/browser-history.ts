import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom'

/** The location of the current history entry. An entry that the router has not written has the key `default`. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: null, key: history.state?.key ?? 'default' }
}

/**
 * Whether the document shows another entry than the browser has come to. Firefox does so after several steps back to a
 * document in its cache of pages, which shows the entry that it was left at.
 */
export function isAstray(): boolean {
  const { navigation }: { navigation?: { currentEntry: { url: string | null } | null } } = window
  const url = navigation?.currentEntry?.url
  return typeof url === 'string' && url !== location.href
}

let notify = (_: NavigationType) => {}

const href = (to: To) => (typeof to === 'string' ? to : createPath(to))

const write = (method: 'pushState' | 'replaceState', type: NavigationType) => (to: To) => {
  try {
    history[method]({ key: Math.random().toString(36).slice(2) }, '', href(to))
  } catch {
    // Safari allows a hundred entries in half a minute.
    return location[method === 'pushState' ? 'assign' : 'replace'](href(to))
  }
  notify(type)
}

/** How React Router writes to the browser's history. */
export const browserNavigator: Navigator = {
  createHref: href,
  push: write('pushState', NavigationType.Push),
  replace: write('replaceState', NavigationType.Replace),
  go: (steps) => history.go(steps),
}

/** Calls back after every change of the address, the visitor's Back and Forward included. Returns how to stop it. */
export function onNavigation(listener: (type: NavigationType) => void) {
  const pop = () => listener(NavigationType.Pop)
  notify = listener
  addEventListener('popstate', pop)
  return () => removeEventListener('popstate', pop)
}
