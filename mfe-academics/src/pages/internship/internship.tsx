import { fillIn } from '@college/shared/contract/fill-in'
import { Banner } from '@college/shared/ui/banner/banner'
import { Button } from '@college/shared/ui/button/button'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { type RefObject, useEffect, useRef } from 'react'
import content from '../../../content/internship.yaml'
import { Opening } from '../../opening/opening'
import { india, onIndia } from './india'
import styles from './internship.module.css'
import { matching } from './matching'
import { useQuery } from './use-query'

export const head = content.page

const { filter, hospitals, labels, listHeading } = content

export function Component() {
  return (
    <>
      <Banner height="index" />
      <HospitalFinder />
      <Opening paragraphs={content.intro} />
    </>
  )
}

/** The list of hospitals and a field that filters it. Without script there is no field, and all are listed. */
function HospitalFinder() {
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
          <HospitalMap found={found} />
        </div>
        <HospitalList found={found} />
      </div>
    </section>
  )
}

type FinderProps = {
  field: RefObject<HTMLInputElement | null>
  words: string
  /** How many hospitals match, announced politely (WCAG 4.1.3). */
  result: string
  onChange: (words: string) => void
}

function Finder({ field, words, result, onChange }: FinderProps) {
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <search className={styles.finder}>
      <label htmlFor="hospital" className={styles.label}>
        {filter.label}
      </label>
      <p id="hospital-hint" className={styles.hint}>
        {filter.hint}
      </p>
      <div className={styles.row}>
        <span className={styles.field}>
          <Icon path={icons.search} className={styles.icon} />
          <input
            ref={field}
            id="hospital"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="hospital-hint"
            className={styles.input}
            value={words}
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
        {words && (
          <Button variant="quiet" onClick={clear}>
            {filter.clear}
          </Button>
        )}
      </div>
      <p role="status" className={styles.result}>
        {result}
      </p>
    </search>
  )
}

/** A dot on India for each hospital in the list, which says in words where it is. */
function HospitalMap({ found }: { found: typeof hospitals }) {
  const { picture, alt } = content.map
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${india.width} ${india.height}`} role="img" aria-label={alt}>
        <image href={picture.img.src} width={india.width} height={india.height} />
        {hospitals.map((hospital, index) => {
          const { x, y } = onIndia(hospital.at)
          return (
            <circle
              key={index}
              className={found.includes(hospital) ? styles.found : styles.other}
              cx={x}
              cy={y}
              r="11"
            >
              <title>{`${hospital.name}, ${hospital.place}`}</title>
            </circle>
          )
        })}
      </svg>
    </figure>
  )
}

function HospitalList({ found }: { found: typeof hospitals }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
    <ul role="list" aria-label={listHeading} className={styles.list}>
      {found.map((hospital) => (
        // By its place in the content: several may have one name.
        <li key={hospitals.indexOf(hospital)} className={styles.hospital}>
          <h3>{hospital.name}</h3>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.factLabel}>{labels.place}</dt>
              <dd>
                {hospital.place}, {hospital.state}
              </dd>
            </div>
            <div>
              <dt className={styles.factLabel}>{labels.focus}</dt>
              <dd>{hospital.focus}</dd>
            </div>
            <div className={styles.learn}>
              <dt className="visually-hidden">{labels.learn}</dt>
              <dd>{hospital.learn}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
