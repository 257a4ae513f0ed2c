/** `/library/` is the same page as `/library`. */
export const withoutSlash = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''))
