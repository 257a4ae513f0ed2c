/** Whether the browser opens and closes by itself. It would warn that a dialog is open, or closed, already. */
export const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/**
 * Attributes of a button that opens a dialog which stands in the page, by the dialog's id. The browser does it alone,
 * before script and without it (`command` of HTML: https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command);
 * one that does not know the attribute waits for script.
 */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  onClick: () => {
    if (knowsCommands()) return
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  },
})

/** Attributes of a button that closes such a dialog. */
export const closes = (id: string) => ({ command: 'close', commandfor: id })
