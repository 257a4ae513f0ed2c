import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: false in prerendered HTML and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
