import { attempt } from '@college/shared/ui/draft'

const storageKey = 'search-slash-key'

/** Whether `/` opens search: a visitor who dictates, or whose keys are pressed by accident, can turn it off. */
export const slashKeyWanted = () => attempt(() => localStorage.getItem(storageKey)) !== 'off'

/** Remembers the choice in this browser. Where storage is forbidden, the switch shows its state again the next time. */
export const wantSlashKey = (wanted: boolean) =>
  attempt(() => (wanted ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')))
