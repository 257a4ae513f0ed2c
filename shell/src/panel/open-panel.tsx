import { createRoot } from 'react-dom/client'
import type { PageData } from '../page-data'
import { Panel } from './panel'

/** Puts the maintainers' panel on the page, outside the application, so that neither can disturb the other. */
export function openPanel(data: PageData) {
  const place = document.createElement('aside')
  document.body.append(place)
  createRoot(place).render(<Panel owner={data.owner} overridable={data.tools === 'overrides'} />)
}
