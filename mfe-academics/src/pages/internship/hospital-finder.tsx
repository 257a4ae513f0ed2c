import { fillIn } from '@college/shared/fill-in'
import { useEffect, useRef } from 'react'
import content from '../../../content/internship.yaml'
import { Finder } from './finder'
import styles from './hospital-finder.module.css'
import { HospitalList } from './hospital-list'
import { matching } from './matching'
import { useQuery } from './use-query'

const { filter, hospitals, listHeading } = content

/** The list of hospitals and a field that filters it. Without script there is no field, and all are listed. */
export function HospitalFinder() {
  const [words, setWords] = useQuery()
  const field = useRef<HTMLInputElement>(null)
  const found = matching(hospitals, words)
  const result = fillIn(filter.result, { count: found.length, total: hospitals.length })

  // Use what was typed before hydration.
  useEffect(() => {
    if (field.current?.value) setWords(field.current.value)
  }, [])

  return (
    <section className={styles.band} aria-labelledby="hospitals">
      <div className={styles.container}>
        <div className={styles.rail}>
          <h2 id="hospitals">{listHeading}</h2>
          <Finder
            field={field}
            words={words}
            result={found.length > 0 ? result : filter.none}
            onChange={setWords}
          />
        </div>
        <HospitalList hospitals={found} />
      </div>
    </section>
  )
}
