const storageKey = 'search-slash-key'

/** Whether `/` opens search: a visitor who dictates, or whose keys are pressed by accident, can turn it off. */
export function slashKeyWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Remembers the choice in this browser; where storage is forbidden it lasts for nothing. */
export function wantSlashKey(wanted: boolean) {
  try {
    if (wanted) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Nothing to be done: the switch shows its state again when the dialog is opened anew.
  }
}
