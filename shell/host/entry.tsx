// Import first: content fills in the site's facts while it is evaluated.
import './start-site'
import '@college/shared/ui/wake-react'
import '@college/shared/styles/base.css'
import './styles/frame.css'
import { mayDiffer } from '@college/shared/contract/page-data'
import { whenIdle } from '@college/shared/ui/when-idle'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { currentLocation } from './navigation/browser-history'
import { PageRouter } from './navigation/page-router'
import { lockScroll } from './navigation/scroll-lock'
import { restoreStart } from './navigation/scroll-memory'
import { browserFooterForm } from './sections/browser-footer-form'
import { browserPages, hydratePage } from './sections/browser-pages'
import { keepDrafts, keepFocus } from './sections/drafts'
import { registerPage } from './sections/registry'
import { reloadWhenOutdated } from './sections/reload'
import { reactErrors } from './sections/report'
import { allowOverrides, routeManifest } from './sections/route-manifest'
import { pageData as data } from './start-site'

registerPage(data)

if (data.tools === 'overrides') allowOverrides()

// A page's module exports its head beside its component. Edited words change the head, and without this hook of
// @vitejs/plugin-react Fast Refresh would reload the document.
if (import.meta.env.DEV) Object.assign(window, { __getReactRefreshIgnoredExports: () => ['head'] })

// Every document of ours has it.
const root = document.getElementById('app') as HTMLElement
const start = { ...currentLocation(), pathname: data.address ?? data.path }
const Router = ({ children }: { children: ReactNode }) => <PageRouter start={start}>{children}</PageRouter>
const sections = { page: browserPages, form: browserFooterForm }
const application = <App data={data} sections={sections} Router={Router} />

const hydrate = () => {
  hydratePage(data.path, data.owner)
  // In a new task: evaluating the modules was a long one.
  setTimeout(() => hydrateRoot(root, application, reactErrors))
}
restoreStart()
keepDrafts()
keepFocus(root)
lockScroll()
if (!root.firstElementChild) {
  // The development server sends no HTML to hydrate.
  createRoot(root).render(application)
} else if (mayDiffer(data)) {
  import('./start-other-release')
    .then(({ startOtherRelease }) => startOtherRelease(root, data, application))
    .then((started) => started || hydrate())
    .catch(hydrate)
} else {
  hydrate()
}
if (data.tools === 'overrides' || (data.tools && new URLSearchParams(location.search).has('panel')))
  import('./panel/panel').then(({ openPanel }) => openPanel(data))

// The page is idle: fetch the route manifest, so that the first navigation need not wait for it.
whenIdle(() => routeManifest().catch(() => {}))
reloadWhenOutdated()

const { measure } = data.site
const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
const hasOptedOut = doNotTrack === '1' || globalPrivacyControl
if (measure && !hasOptedOut)
  whenIdle(() =>
    import('./measure/measure').then((module) => module.measure(measure.url, data.path)).catch(() => {}),
  )

// Nobody reads a page offline in its first seconds, and registering takes the main thread while the page starts.
if (data.site.offline && !import.meta.env.DEV && 'serviceWorker' in navigator)
  setTimeout(() => {
    import('./offline/register-worker').then(({ registerWorker }) => registerWorker()).catch(() => {})
  }, 3000)
