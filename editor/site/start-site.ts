import { setSite } from '@college/runtime'
import type { PageData } from '@college/shared/contract/page-data'
import { sections } from './containers'
import { plainContentOf } from './edited-content'

const now = new Date()

/** The page data of a page in the edit build, instead of compose's. Replaces `shell/host/start-site.ts`. */
export const pageData: PageData = {
  // Films and scripts are served from here, and no visit is counted.
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
