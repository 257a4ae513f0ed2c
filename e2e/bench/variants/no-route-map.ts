/** The routes are in the bundle. */
export const routeMap = async () => ({ entries: {}, files: [], pages: {}, parts: {}, later: {} })
export function allowOverrides() {}
export function forgetRouteMap() {}
