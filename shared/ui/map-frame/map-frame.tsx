import { site } from '@college/runtime'
import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../external-link/external-link'
import { whenSeen } from '../when-seen'
import styles from './map-frame.module.css'

type Props = {
  /** Accessible name of the frame (WCAG 4.1.2). */
  title: string
  /** Words of the link to the map itself. */
  link: string
  /** Said of links that open a new tab. */
  newTab: string
}

/**
 * The map of the way to the college, loaded from the maps service when it is near the window.
 *
 * A frame does not report a failure; it would show the browser's error page. So request the service first, and show a
 * drawn plan and the link until it has answered.
 */
export function MapFrame({ title, link, newTab }: Props) {
  const { map } = site()
  const place = useRef<HTMLDivElement>(null)
  const [reachable, setReachable] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const request = () =>
      fetch(map.url, { mode: 'no-cors', referrerPolicy: 'no-referrer' }).then(
        () => setReachable(true),
        () => {},
      )
    // Observe the footer: the frame itself may have no box yet.
    return whenSeen(place.current.closest('footer') ?? place.current, request, { rootMargin: '300px' })
  }, [map.url])

  return (
    <div>
      <div className={styles.frame} ref={place}>
        <Plan />
        {reachable && (
          <iframe
            className={styles.service}
            src={map.url}
            title={title}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
      <p className={styles.link}>
        <ExternalLink href={map.link} newTab={newTab}>
          {link}
        </ExternalLink>
      </p>
    </div>
  )
}

function Plan() {
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.hill} d="M0 190C60 150 110 160 170 182S300 150 400 190V260H0Z" />
      <path
        className={styles.water}
        d="M0 60C70 40 100 96 180 84S290 26 400 48V72C300 56 260 116 180 112S60 68 0 88Z"
      />
      <path
        className={styles.road}
        d="M-10 236C80 214 120 224 186 196S250 120 312 118 380 96 410 92M186 196C176 160 150 140 96 132"
      />
      <path
        className={styles.pin}
        d="M214 186C198 164 190 152 190 140A24 24 0 1 1 238 140C238 152 230 164 214 186Z"
      />
      <circle className={styles.dot} cx="214" cy="140" r="8" />
    </svg>
  )
}
