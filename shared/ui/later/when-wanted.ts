import { whenIdle } from '../when-idle'

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
    if (document.readyState === 'complete') whenIdle(settle)
    else addEventListener('load', () => whenIdle(settle), { once: true })
  })
  return wanted
}
