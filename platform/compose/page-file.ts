/** The file that a page is written to, below the site's root. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Endings under which each text is stored: as it is, and compressed. */
export const forms = ['', '.br', '.gz'] as const
