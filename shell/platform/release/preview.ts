import type { PackageName } from '../../../shared/contract/release-manifest'
import { changeChannel, type Outcome } from './put-live'
import type { Store } from './store'

/** Takes a section out of the preview, which then shows it as it is live. */
export const leavePreview = (store: Store, section: PackageName): Promise<Outcome> =>
  changeChannel(store, 'preview', (channel) => {
    const { [section]: placed, ...others } = channel
    return placed ? others : channel
  })
