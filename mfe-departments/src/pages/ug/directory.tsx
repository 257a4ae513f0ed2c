import { useEffect, useRef, useState } from 'react'
import content from '../../../content/ug.yaml'
import type { Card } from '../../../content/ug-cards.data'
import styles from './directory.module.css'

const { labels } = content

/** More departments than cards could show: by their first letters, without plates, and narrowed as one types. */
export function Directory({ departments }: { departments: Card[] }) {
  const [wanted, setWanted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Use what was typed before hydration.
  useEffect(() => setWanted(field.current?.value ?? ''), [])
  const groups = byLetter(departments.filter(hasWords(wanted)))
  return (
    <div className={styles.directory}>
      <label className={styles.filter}>
        {labels.filter}
        <input
          ref={field}
          type="search"
          className={styles.field}
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <nav className={styles.letters} aria-label={labels.letters}>
        {groups.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`} className={styles.letter}>
            {letter}
          </a>
        ))}
      </nav>
      <p role="status">{groups.length === 0 && labels.noDepartment}</p>
      {groups.map(([letter, departments]) => (
        <section key={letter} id={`letter-${letter}`} aria-label={letter} className={styles.group}>
          <h3 className={styles.heading}>{letter}</h3>
          <ul className={styles.list}>
            {departments.map(({ slug, title, summary }) => (
              <li key={slug}>
                <a href={`/department/ug/${slug}`} className={styles.link}>
                  {title}
                </a>
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Whether a department's title or summary holds every word that was typed. */
const hasWords = (wanted: string) => {
  const words = wanted.toLowerCase().split(/\s+/)
  return ({ title, summary }: Card) => {
    const text = `${title} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/** Not in the order of `Intl.Collator`: the browser's may be another than the server's, and the page would change. */
const alphabetically = (one: Card, other: Card) =>
  one.title.toLowerCase() < other.title.toLowerCase() ? -1 : 1

function byLetter(departments: Card[]): [letter: string, departments: Card[]][] {
  const groups = new Map<string, Card[]>()
  for (const department of departments.toSorted(alphabetically)) {
    const letter = ([...department.title][0] ?? '').toUpperCase()
    groups.set(letter, [...(groups.get(letter) ?? []), department])
  }
  return [...groups]
}
