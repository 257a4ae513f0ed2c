import { useAnnouncement } from './arrival'

/** Tells screen readers which page has come after a navigation. */
export function Announcer() {
  const text = useAnnouncement((state) => state.text)
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
