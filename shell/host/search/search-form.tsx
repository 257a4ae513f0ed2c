import { searchPath } from '@college/shared/contract/page-data'
import { Button } from '@college/shared/ui/button/button'
import { type FormEvent, useId } from 'react'
import words from '../../content/search.yaml'
import styles from './search-form.module.css'

type Props = {
  query?: string | undefined
  /** Without it the browser opens the search page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

export function SearchForm({ query, onSubmit }: Props) {
  const id = useId()
  return (
    <form action={searchPath} className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className={styles.label}>
        {words.label}
      </label>
      <input
        key={query}
        id={id}
        className={styles.field}
        name="q"
        type="search"
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}
