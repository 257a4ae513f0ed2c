/** The file that a page is written to, below the site's root. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address by which visitors ask for a file of the site. */
export const addressOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/** Endings under which each text is stored: as it is, and compressed. */
export const forms = ['', '.br', '.gz'] as const
