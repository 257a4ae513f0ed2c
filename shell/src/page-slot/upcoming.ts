import { create } from 'zustand'

/** The page that the visitor is likely to open next: rendered out of sight, so that a click only has to show it. */
export const useUpcoming = create<{ path: string | undefined }>(() => ({ path: undefined }))

/** Milliseconds that a pointer rests on a link before its page is rendered: on its way to another it rests on none. */
const rest = 60

let timer: ReturnType<typeof setTimeout> | undefined

/** Has the page at a path rendered out of sight soon, unless another link is pointed at before. Its code has come. */
export function expectPage(path: string) {
  clearTimeout(timer)
  timer = setTimeout(() => useUpcoming.setState({ path }), rest)
}
