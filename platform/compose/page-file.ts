/** The file of a page, below the site's root. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address at which visitors request a file of the site. */
export const addressOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/** Endings of a text's stored forms: plain and compressed. */
export const forms = ['', '.br', '.gz'] as const
