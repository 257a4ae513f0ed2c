/** The form of a page's path. The file of `/index` would be the home page's. */
export const isPagePath = (path: string) =>
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path) && !path.endsWith('/index')
