/** The page that stands laid out beside the one that is shown, and could be shown in its place at once. */
let ready: string | undefined

/** Whether the page at a path has been rendered and laid out: nothing of it is awaited any more. */
export const standsReady = (path: string) => ready === path

/**
 * Has the page that React renders out of sight laid out there too. React keeps it from that by `display: none`, and
 * takes this style away when it shows the page. Under `content-visibility: hidden` what has been laid out is kept and
 * shown as it is; `visibility`, which is inherited, would have every element styled anew with the click.
 *
 * @param path of the page
 * @param className of the element around it, a child of `main`
 */
export function layOut(path: string, className = ''): () => void {
  const main = document.getElementById('main')
  const look = () => {
    const page = main?.querySelector<HTMLElement>(`:scope > .${className}`)
    if (!page?.firstChild) return
    page.style.setProperty('display', 'flow-root', 'important')
    // What is asked where it stands is laid out, though it cannot be seen.
    page.firstElementChild?.getBoundingClientRect()
    ready = path
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  if (main) observer.observe(main, { childList: true })
  look()
  return () => {
    ready = undefined
    observer.disconnect()
  }
}
