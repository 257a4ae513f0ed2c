import { setSite } from '@college/runtime'
import { type PageData, pageDataId } from '@college/shared/contract/page-data'
import { documentPath } from './navigation/document-entry'

/**
 * The data that compose wrote into the page. Import this module before all others in the browser, because content
 * modules fill in the site's facts while they are evaluated.
 */
export const pageData: PageData = {
  ...JSON.parse(document.getElementById(pageDataId)?.textContent ?? ''),
  address: documentPath(),
}

setSite(pageData.site)
