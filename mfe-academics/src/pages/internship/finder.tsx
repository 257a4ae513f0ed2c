import { Button } from '@college/shared/ui/button/button'
import { Icon } from '@college/shared/ui/icons/icons'
import type { RefObject } from 'react'
import content from '../../../content/internship.yaml'
import styles from './finder.module.css'

const { filter } = content

type Props = {
  field: RefObject<HTMLInputElement | null>
  words: string
  /** How many hospitals match, announced politely (WCAG 4.1.3). */
  result: string
  onChange: (words: string) => void
}

/** A field that filters the list as the visitor types. */
export function Finder({ field, words, result, onChange }: Props) {
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
          <Icon name="search" className={styles.icon} />
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
