import type axe from 'axe-core'

export { bringAxe, findings } from '@college/platform/proof/page-faults'

declare global {
  interface Window {
    axe: typeof axe
  }
}
