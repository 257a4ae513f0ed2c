import { fillIn } from '@college/shared/ui/fill-in'
import { useEffect, useRef } from 'react'
import content from '../../../content/internship.yaml'
import { Finder } from './finder'
import { fitting } from './fitting'
import styles from './hospital-finder.module.css'
import { HospitalList } from './hospital-list'
import { useAddressWords } from './use-address-words'

const { filter, hospitals, listHeading } = content

/** The list of hospitals beside a field that narrows it. Without script there is no field, and all are listed. */
export function HospitalFinder() {
  const [words, setWords] = useAddressWords()
  const field = useRef<HTMLInputElement>(null)
  const found = fitting(hospitals, words)
  const result = fillIn(filter.result, { count: found.length, total: hospitals.length })

  // What was typed before script came.
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
