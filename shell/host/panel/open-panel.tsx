import type { PageData } from '@college/shared/page-data'
import { createRoot } from 'react-dom/client'
import { Panel } from './panel'

/** Mounts the maintainers' panel outside the application, so that neither can break the other. */
export function openPanel(data: PageData) {
  const place = document.createElement('aside')
  document.body.append(place)
  createRoot(place).render(<Panel owner={data.owner} overridable={data.tools === 'overrides'} />)
}
