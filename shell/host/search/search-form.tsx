import { searchPath } from '@college/shared/contract/page-data'
import { Button } from '@college/shared/ui/button/button'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import words from '../../content/search.yaml'
import styles from './search-form.module.css'

type Props = {
  query?: string | undefined
  /** Without it the browser opens the search page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

export function SearchForm({ query, onSubmit }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<string>(undefined)
  // Back changes the query, too. A new field in place of this one would not have the focus.
  useEffect(() => {
    const wasTyped = before.current === undefined && field.current?.value
    if (field.current && !wasTyped) field.current.value = query ?? ''
    before.current = query
  }, [query])
  return (
    <form action={searchPath} className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className={styles.label}>
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}
