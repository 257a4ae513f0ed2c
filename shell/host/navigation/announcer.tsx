import { useAnnouncement } from './arrival'

/** Announces the new page to screen readers after a navigation. */
export function Announcer() {
  const text = useAnnouncement((state) => state.text)
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
