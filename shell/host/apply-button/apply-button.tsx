import { useUi } from '@college/runtime'
import { useEffect, useState } from 'react'
import chrome from '../../content/chrome.yaml'
import styles from './apply-button.module.css'

/** Pixels of scroll above which the button is shown (specification, section 9). */
const threshold = 200

/**
 * The floating way to the application form. It steps aside while a dialog or the menu is open, and on the pages that it
 * would lead to.
 */
export function ApplyButton({ path }: { path: string }) {
  const [scrolled, setScrolled] = useState(false)
  const covered = useUi((state) => state.overlayOpen || state.menuOpen)

  useEffect(() => {
    const update = () => setScrolled(scrollY > threshold)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])

  const { label, href, absent } = chrome.applyNow
  if (absent.includes(path)) return null
  const shown = scrolled && !covered
  return (
    // The whole landmark is hidden with its link: an empty one would head every page for screen readers.
    <aside aria-label={label} className={styles.aside} data-shown={shown}>
      <a className={styles.button} href={href}>
        {label}
      </a>
    </aside>
  )
}
