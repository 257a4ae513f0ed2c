import type axe from 'axe-core'

export { bringAxe, findings } from '@college/platform/proof/axe'

declare global {
  interface Window {
    axe: typeof axe
  }
}
