import { useCallback, useEffect, useState } from 'react'

const dialogOfEntry = (): unknown => history.state?.dialog

/** Whether the current history entry is that of an open dialog: the next page takes its place. */
export const isDialogEntry = () => dialogOfEntry() !== undefined

/**
 * Whether a dialog is open, kept in a history entry of its own: Back closes it and stays on the page; Forward and a
 * reload open it again. The entry has the page's address and key, so that it is the same page to the router.
 *
 * @param name what the entry calls the dialog
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

  /** Goes back to the page's own entry. */
  const close = useCallback(() => {
    setOpen(false)
    if (dialogOfEntry() === name) history.back()
  }, [name])

  /** Closes because a link was followed, whose page takes the place of the dialog's entry. */
  const leave = useCallback(() => setOpen(false), [])

  return { open, show, close, leave }
}
