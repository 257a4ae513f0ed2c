/**
 * What the shell and every remote share as one instance, besides React itself. Sharing this small module,
 * not the packages behind it, keeps the parts of the router that nobody uses out of the page.
 *
 * Of a place inside the page (`#virasat`) the router learns nothing: there the browser itself goes.
 */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
export type { PagePlace } from './page-context'
export { PageProvider, usePage } from './page-context'
export type { SiteFacts } from './site'
export { fill, setSite, site } from './site'
export { useUi } from './ui-store'
