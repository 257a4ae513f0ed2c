import { useUi } from '@college/runtime'
import { searchPath } from '@college/shared/contract/page-data'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { isReachable } from '@college/shared/ui/reachable'
import { type ComponentType, memo, useEffect, useState } from 'react'
import chrome from '../../content/chrome.yaml'
import styles from '../bar-button.module.css'
import { useHistoryDialog } from '../navigation/use-history-dialog'
import { closeMenus } from '../navigation/use-menus'
import { useSectionStatus } from '../sections/load-status'
import type { SearchDialogProps } from './search-dialog'
import { slashKeyWanted } from './slash-key'

/**
 * Opens search, as `/` and Ctrl+K do. The dialog is fetched on demand; without script, or when it fails to load, the
 * button opens the search page. Without a connection a notice offers Retry.
 */
export const SearchButton = memo(function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [query, setQuery] = useState('')
  const { open, show, close, leave } = useHistoryDialog('search')

  useEffect(() => {
    if (!open) return
    closeMenus()
    import('./search-dialog').then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog)
        if (useSectionStatus.getState().retry === show)
          useSectionStatus.setState({ status: 'recovered', retry: () => {} })
      },
      async () => {
        // Without a connection, the search page would only take this one away.
        if (await isReachable()) return location.replace(searchPath)
        close()
        useSectionStatus.setState({ status: 'stillUnavailable', retry: show })
      },
    )
  }, [open, show, close])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || useUi.getState().overlayOpen) return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [show])

  return (
    <>
      <form
        action={searchPath}
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <button
          type="submit"
          className={styles.button}
          aria-label={chrome.search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K /"
        >
          <Icon path={icons.search} />
        </button>
      </form>
      {open && Dialog && <Dialog query={query} onQuery={setQuery} onClose={close} onLeave={leave} />}
    </>
  )
})

/** Ctrl+K (or Cmd+K) anywhere, `/` where nothing is being typed. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  if (key === 'k') return (ctrlKey || metaKey) && !altKey
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && !ctrlKey && !metaKey && !altKey && !typing && slashKeyWanted()
}
