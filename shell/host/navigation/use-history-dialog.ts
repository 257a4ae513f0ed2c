import { attempt } from '@college/shared/ui/draft'
import { useCallback, useEffect, useState } from 'react'
import { isAstray } from './browser-history'
import { arrivedBy } from './document-entry'

const dialogOfEntry = (): unknown => history.state?.dialog

/** Whether the current history entry is an open dialog's. The next page replaces it. */
export const isDialogEntry = () => dialogOfEntry() !== undefined

let closing: Promise<unknown> | undefined

/** Does something at once, or when a dialog that was just closed has given its entry back: it would be taken back with it. */
export function onceClosed(act: () => void) {
  if (closing) closing.then(act)
  else act()
}

function giveBack() {
  const gone = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    // Where the browser does not come to the page's entry, links must not wait for it.
    setTimeout(resolve, 1_000)
  })
  closing = gone.then(() => {
    closing = undefined
  })
  history.back()
}

/** Makes the entry a page's own. */
function forgetDialog() {
  const { dialog, ...state } = history.state ?? {}
  if (dialog !== undefined) history.replaceState(state, '')
}

/**
 * Keeps a dialog's open state in a history entry: Back closes the dialog and stays on the page; Forward and a reload
 * open it again. The entry repeats the page's address and key, so the router sees the same page.
 *
 * @param name identifies the dialog in the entry
 */
export function useHistoryDialog(name: string) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const follow = () => setOpen(dialogOfEntry() === name)
    // A document that Back brings: in Firefox its entry has the state of the one that was left.
    const begin = ({ persisted = arrivedBy() !== 'reload' }: Partial<PageTransitionEvent> = {}) => {
      // While it shows another entry than it came to, that one would get its address.
      if (persisted && !isAstray()) forgetDialog()
      follow()
    }
    begin()
    addEventListener('popstate', follow)
    addEventListener('pageshow', begin)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('pageshow', begin)
    }
  }, [name])

  const show = useCallback(
    () =>
      onceClosed(() => {
        // Where the browser refuses another entry, the dialog opens without one.
        if (dialogOfEntry() !== name) attempt(() => history.pushState({ ...history.state, dialog: name }, ''))
        setOpen(true)
      }),
    [name],
  )

  const close = useCallback(() => {
    setOpen(false)
    // Once: two steps back would leave the page.
    if (dialogOfEntry() === name && !closing) giveBack()
  }, [name])

  /** Closes because a link was followed; its page replaces the dialog's entry. */
  const leave = () => setOpen(false)

  return { open, show, close, leave }
}
