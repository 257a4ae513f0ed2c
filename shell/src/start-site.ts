import { setSite } from '@college/runtime'
import { type PageData, pageDataId } from './page-data'

/**
 * What compose wrote into the page. Imported before everything else in the browser, because content modules
 * fill in the site's facts while they are evaluated.
 */
export const pageData: PageData = {
  ...JSON.parse(document.getElementById(pageDataId)?.textContent ?? ''),
  address: location.pathname,
}

setSite(pageData.site)
