/** What shows that the visitor has turned to the page. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

let wanted: Promise<void> | undefined

/** Settles once in a page's life: when the browser has nothing else to do, or at the visitor's first move. */
export const whenWanted = () => {
  wanted ??= new Promise((resolve) => {
    const settle = () => {
      for (const sign of signs) removeEventListener(sign, settle, true)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, settle, { capture: true, passive: true })
    // Safari has no idle callback.
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(settle) : setTimeout(settle, 200)
    if (document.readyState === 'complete') idle()
    else addEventListener('load', idle, { once: true })
  })
  return wanted
}
