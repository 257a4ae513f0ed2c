import { useUi } from '@college/runtime'
import { useEffect, useState } from 'react'
import chrome from '../../content/chrome.yaml'
import styles from './apply-button.module.css'

/** Pixels of scroll above which the button is shown (specification, section 9). */
const threshold = 200

/** The floating way to the application form; it steps aside while a dialog or the menu is open. */
export function ApplyButton() {
  const [scrolled, setScrolled] = useState(false)
  const covered = useUi((state) => state.overlayOpen || state.menuOpen)

  useEffect(() => {
    const update = () => setScrolled(scrollY > threshold)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])

  const shown = scrolled && !covered
  return (
    <aside aria-label={chrome.applyNow.label}>
      <a className={styles.button} data-shown={shown} href={chrome.applyNow.href}>
        {chrome.applyNow.label}
      </a>
    </aside>
  )
}
