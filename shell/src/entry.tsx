// First of all: content takes in the site's facts while it is evaluated.
import './start-site'
import '@college/shared/styles/base.css'
import './styles/frame.css'
import { whenIdle } from '@college/shared/ui/when-idle'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { asksNotToBeMeasured } from './measure/leave'
import { PageRouter } from './navigation/page-router'
import { mayDiffer } from './page-data'
import { keepHtml } from './page-slot/kept-html'
import { browserFooterForm, wantFooterForm } from './sections/browser-footer-form'
import { browserPages, hydratePage, pageAgain } from './sections/browser-pages'
import { registeredEntry, registerSection } from './sections/load-page'
import { putBackTyped } from './sections/open-anew'
import { reloadWhenOutdated } from './sections/outdated'
import { type SectionSource, SectionSourceProvider } from './sections/pages'
import { reactErrors } from './sections/react-errors'
import { allowOverrides, routeMap } from './sections/route-map'
import { noteVersions } from './sections/versions'
import { pageData as data } from './start-site'

for (const [name, entry] of Object.entries(data.entries)) registerSection(name, entry)
noteVersions({ entries: { ...data.entries, shell: registeredEntry('shell') }, versions: data.versions })

if (data.tools === 'overrides') allowOverrides()

const root = document.getElementById('app')
if (!root) throw new Error('The page has no place for the application: expected #app.')
const sections: SectionSource = {
  page: browserPages,
  again: pageAgain,
  footerForm: browserFooterForm,
  wantFooterForm,
}
const application = (
  <SectionSourceProvider value={sections}>
    <App data={data} Router={PageRouter} />
  </SectionSourceProvider>
)

const main = document.getElementById('main')
const hydrate = (place: Element) => {
  hydratePage(data.path, data.owner)
  // A task of its own: evaluating all modules has been a long one, and copying a long page is another.
  setTimeout(() => {
    keepHtml(data.path, place)
    hydrateRoot(root, application, reactErrors)
  })
}
putBackTyped()
if (!main) {
  // The development server sends no HTML to hydrate.
  createRoot(root).render(application)
} else if (mayDiffer(data)) {
  import('./start-other-release')
    .then(({ startOtherRelease }) => startOtherRelease(root, data, application))
    .then((started) => started || hydrate(main))
    .catch(() => hydrate(main))
} else {
  hydrate(main)
}
if (data.tools === 'overrides' || (data.tools && new URLSearchParams(location.search).has('panel')))
  import('./panel/open-panel').then(({ openPanel }) => openPanel(data))

// The first visit is at rest: now the map of the site may come, so that the next page is one step away.
whenIdle(() => routeMap().catch(() => {}))
reloadWhenOutdated()

const { measure } = data.site
if (measure && !asksNotToBeMeasured())
  whenIdle(() =>
    import('./measure/measure').then((module) => module.measure(measure.url, data.path)).catch(() => {}),
  )

if (data.site.offline && !import.meta.env.DEV && 'serviceWorker' in navigator)
  whenIdle(() => import('./offline/keep-readable').then(({ keepReadable }) => keepReadable()).catch(() => {}))
