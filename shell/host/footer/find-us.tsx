import { MapFrame } from '@college/shared/ui/map-frame/map-frame'
import chrome from '../../content/chrome.yaml'
import styles from './footer.module.css'

/** The map in the footer. */
export function FindUs() {
  const { heading, title, link } = chrome.footer.map
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <MapFrame title={title} link={link} newTab={chrome.footer.newTab} />
    </section>
  )
}
