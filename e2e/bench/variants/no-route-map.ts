/** The routes are in the bundle. */
export async function routeMap() {}
export function forgetRouteMap() {}
