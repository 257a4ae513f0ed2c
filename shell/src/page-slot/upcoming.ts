import { create } from 'zustand'

/** The page that the visitor is likely to open next: rendered out of sight, so that a click only has to show it. */
export const useUpcoming = create<{ path: string | undefined }>(() => ({ path: undefined }))

/** Milliseconds that a pointer rests on a link before its page is rendered: on its way to another it rests on none. */
const rest = 60

let timer: ReturnType<typeof setTimeout> | undefined

/** Has the page at a path, whose code has come, rendered out of sight soon, unless another is expected before. */
export function expectPage(path: string) {
  clearTimeout(timer)
  timer = setTimeout(() => useUpcoming.setState({ path }), rest)
}

/** The pointer has left the link: what is not rendered yet will not be. */
export const expectNone = () => clearTimeout(timer)

/** The page has arrived: from now on it is the one that is shown, and is gone when it is left. */
export function forgetUpcoming() {
  clearTimeout(timer)
  useUpcoming.setState({ path: undefined })
}
