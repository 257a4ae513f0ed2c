/** The hash of the editor's address that opens it at a page of the site, by the page's path. */
export const hashOfPage = (path: string) => `#page=${path}`

/** The path of the page that the hash names; the home page's without one. */
export const pageInHash = (hash: string) => new URLSearchParams(hash.slice(1)).get('page') ?? '/'
