import { searchPath } from '@college/shared/contract/page-data'
import { Dialog } from '@college/shared/ui/dialog/dialog'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import words from '../../content/search.yaml'
import { AskOffice } from './ask-office'
import { HitText } from './hit-text'
import { MainPages } from './main-pages'
import styles from './search-dialog.module.css'
import { slashKeyWanted, wantSlashKey } from './slash-key'
import { grouped, useSearch } from './use-search'

/** Results shown in the dialog; the page has all. */
const shown = 8

/** Letters that make a word: while fewer are typed, nobody wants to hear that nothing was found. */
const aWord = 3

export type SearchDialogProps = {
  /** Held by the opener, so that the dialog has its words again the next time. */
  query: string
  onQuery: (query: string) => void
  onClose: () => void
  onLeave: () => void
}

/**
 * Search while typing (APG combobox with a listbox): the focus stays in the field, arrow keys walk through the
 * results, Enter follows one. Results are links, so that they open in a tab of their own as links do.
 */
export function SearchDialog({ query, onQuery, onClose, onLeave }: SearchDialogProps) {
  const [active, setActive] = useState(0)
  const { hits, status, deadEnd, retry } = useSearch(query, aWord)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const groups = grouped(hits.slice(0, shown))
  const order = groups.flatMap(({ hits }) => hits)
  const allResults = `${searchPath}?${new URLSearchParams({ q: query })}`
  const option = (index: number) => `${id}option-${index}`

  // The dialog itself would give the focus to its first button. Earlier words are selected, to be typed over.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  useEffect(() => {
    document
      .getElementById(`${id}option-${active}`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [id, active])

  const walk = (event: KeyboardEvent) => {
    // These keys choose letters in an input method. Safari ends composing before the key that ends it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || order.length === 0) return
    event.preventDefault()
    setActive((active + step + order.length) % order.length)
  }
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!(ctrlKey || metaKey || shiftKey)) onLeave()
  }

  return (
    <Dialog
      size="column"
      onChange={(open) => open || onClose()}
      label={words.page.title}
      closeLabel={words.close}
    >
      <div className={styles.search}>
        <form
          action={searchPath}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            const result = document.getElementById(option(active))
            if (result) result.click()
            // Takes the place of the dialog's history entry.
            else location.replace(allResults)
          }}
        >
          <label htmlFor={`${id}field`} className={styles.label}>
            {words.label}
          </label>
          <input
            ref={field}
            id={`${id}field`}
            className={styles.field}
            name="q"
            role="combobox"
            aria-expanded={order.length > 0}
            aria-controls={order.length > 0 ? `${id}results` : undefined}
            aria-activedescendant={order.length > 0 ? option(active) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => {
              onQuery(target.value)
              setActive(0)
            }}
            onKeyDown={walk}
          />
        </form>
        <div className={styles.status}>
          <p role="status">{status}</p>
          {retry && (
            <button
              type="button"
              className={styles.retry}
              onClick={() => {
                retry()
                // The button goes.
                field.current?.focus()
              }}
            >
              {words.retry}
            </button>
          )}
        </div>
        <div className={styles.results}>
          {deadEnd && (
            <section className={styles.office} aria-labelledby={`${id}office`}>
              <p id={`${id}office`} className={styles.name}>
                {words.office.heading}
              </p>
              <AskOffice query={query.trim()} onClick={follow} />
            </section>
          )}
          {(deadEnd || status === words.hint || query.trim().length < aWord) && order.length === 0 && (
            <nav className={styles.pages} aria-label={words.pages}>
              <p className={styles.name}>{words.pages}</p>
              <MainPages onClick={follow} />
            </nav>
          )}
          {order.length > 0 && (
            <div role="listbox" id={`${id}results`} aria-label={words.results}>
              {groups.map(({ owner, name, hits }) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
                <div key={owner} role="group" aria-labelledby={`${id}${owner}`} className={styles.group}>
                  <p id={`${id}${owner}`} role="presentation" className={styles.name}>
                    {name}
                  </p>
                  {hits.map((hit) => (
                    <a
                      key={hit.page.path}
                      id={option(order.indexOf(hit))}
                      role="option"
                      aria-selected={order.indexOf(hit) === active}
                      tabIndex={-1}
                      className={styles.option}
                      href={hit.page.path}
                      onClick={follow}
                    >
                      <HitText hit={hit} />
                    </a>
                  ))}
                </div>
              ))}
            </div>
          )}
        </div>
        <div className={styles.foot}>
          <label className={styles.switch}>
            <input
              type="checkbox"
              defaultChecked={slashKeyWanted()}
              onChange={({ target }) => wantSlashKey(target.checked)}
            />
            {words.slashKey}
          </label>
          {order.length > 0 && (
            <a href={allResults} onClick={follow}>
              {words.all}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  )
}
