import { useSearchParams } from '@college/runtime'
import { Banner } from '@college/shared/ui/banner/banner'
import { Button } from '@college/shared/ui/button/button'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import { useRef } from 'react'
import words from '../../content/search.yaml'
import { AskOffice } from '../search/ask-office'
import { HitText } from '../search/hit-text'
import { MainPages } from '../search/main-pages'
import { SearchForm } from '../search/search-form'
import { grouped, useSearch } from '../search/use-search'
import styles from './search.module.css'

export const head = words.page

/**
 * Search on a page of its own, which can be linked to: `/search?q=library`. Prerendered it holds the form and the
 * main pages; the results need script.
 */
export function Component() {
  const [parameters, setParameters] = useSearchParams()
  // The HTML was made for no query, so hydration begins with none.
  const query = (useHydrated() && parameters.get('q')?.trim()) || undefined
  const { hits, status, deadEnd, retry } = useSearch(query)
  const said = useRef<HTMLParagraphElement>(null)

  return (
    <>
      <Banner height="form" />
      <div className={styles.page}>
        <SearchForm
          query={query}
          onSubmit={(event) => {
            event.preventDefault()
            const q = String(new FormData(event.currentTarget).get('q')).trim()
            // The same words once more make no history entry, as in a form without script.
            setParameters({ q }, { replace: q === (query ?? '') })
          }}
        />
        <noscript>
          <p className={styles.status}>{words.noScript}</p>
        </noscript>
        <div className={styles.status}>
          <p ref={said} role="status" tabIndex={-1}>
            {query && status}
          </p>
          {retry && (
            <Button
              variant="secondary"
              onClick={() => {
                retry()
                // The button goes. In the field, a phone would open its keyboard.
                said.current?.focus()
              }}
            >
              {words.retry}
            </Button>
          )}
        </div>
        {grouped(hits).map(({ owner, name, hits }) => (
          <section key={owner} className={styles.group}>
            <h2>{name}</h2>
            <ul className={styles.hits}>
              {hits.map((hit) => (
                <li key={hit.page.path}>
                  <a href={hit.page.path} className={styles.hit}>
                    <HitText hit={hit} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {query && (deadEnd || hits.length > 0) && (
          <section className={styles.group}>
            <h2>{words.office.heading}</h2>
            <AskOffice query={query} />
          </section>
        )}
        {(!query || deadEnd) && (
          <section className={styles.group}>
            <h2>{words.pages}</h2>
            <MainPages />
          </section>
        )}
      </div>
    </>
  )
}
