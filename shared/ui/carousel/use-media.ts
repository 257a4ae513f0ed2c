import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; false in prerendered HTML. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether the tab is visible; true in prerendered HTML. */
export const useTabVisible = () =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )
