import { setSite } from '@college/runtime'
import type { PageData } from '@college/shared/contract/page-data'
import { sections } from './containers'
import { plainContentOf } from './edited-content'

const now = new Date()

/** What compose writes into a page, for a page of the edit build. Takes the place of `shell/host/start-site.ts`. */
export const pageData: PageData = {
  // Films and scripts are served from here, wherever visitors get them, and nobody is counted.
  site: {
    ...(plainContentOf('shared/site.yaml') as PageData['site']),
    origins: undefined,
    measure: undefined,
  },
  path: '',
  address: location.pathname,
  owner: 'shell',
  entries: Object.fromEntries(sections.map((name) => [name, name])),
  year: now.getFullYear(),
  day: now.toISOString().slice(0, 10),
}

setSite(pageData.site)
