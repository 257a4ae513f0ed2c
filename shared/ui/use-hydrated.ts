import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script has taken over: false in prerendered HTML and while it hydrates, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
