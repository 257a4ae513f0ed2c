import { useCallback, useEffect, useState } from 'react'

const dialogOfEntry = (): unknown => history.state?.dialog

/** Whether the current history entry is an open dialog's. The next page replaces it. */
export const isDialogEntry = () => dialogOfEntry() !== undefined

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
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [name])

  const show = useCallback(() => {
    if (dialogOfEntry() !== name) history.pushState({ ...history.state, dialog: name }, '')
    setOpen(true)
  }, [name])

  /** Closes and goes back to the page's own entry. */
  const close = useCallback(() => {
    setOpen(false)
    if (dialogOfEntry() === name) history.back()
  }, [name])

  /** Closes because a link was followed; its page replaces the dialog's entry. */
  const leave = useCallback(() => setOpen(false), [])

  return { open, show, close, leave }
}
