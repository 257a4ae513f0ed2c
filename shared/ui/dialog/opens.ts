/** Whether the browser handles the `command` attribute; script must not open or close as well then. */
export const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/**
 * Attributes of a button that opens a `PrerenderedDialog`, by the dialog's id. The browser opens it even without script
 * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command); older browsers need script.
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
