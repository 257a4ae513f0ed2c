/**
 * What the shell and every remote share as one instance, besides React. Sharing this small module instead of the
 * packages behind it keeps unused parts of the router out of the page.
 *
 * The router ignores anchors within the page (`#virasat`): the browser itself scrolls to them.
 */
export { useLocation, useSearchParams } from 'react-router-dom'
export type { PagePlace } from './page-context'
export { PageProvider, usePage } from './page-context'
export type { SiteFacts } from './site'
export { fill, setSite, site } from './site'
export { useUi } from './ui-store'
