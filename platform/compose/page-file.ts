/** The file that a page is written to, below the site's root. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** What lies beside each text: itself, and its compressed forms. */
export const forms = ['', '.br', '.gz'] as const
