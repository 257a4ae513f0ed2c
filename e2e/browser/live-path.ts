/**
 * Runs in the page: the path of the page that React shows and has hydrated, or nothing.
 *
 * Asks React's own data on the element, so that the site needs no marks for tests.
 */
export function livePath(): string | undefined {
  const heading = document.querySelector('main h1')
  const key = heading && Object.keys(heading).find((name) => name.startsWith('__reactFiber$'))
  if (!heading || !key) return
  let fiber = Reflect.get(heading, key)
  while (fiber.return) fiber = fiber.return
  const { current } = fiber.stateNode
  if (current.memoizedState.isDehydrated) return
  // The router is the first fiber on the way down with a location.
  for (let part = current; part; part = part.child) {
    const path: string | undefined = part.memoizedProps?.location?.pathname
    if (path) return path.replace(/(.)\/$/, '$1')
  }
}
