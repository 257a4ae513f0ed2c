import { type RefObject, useEffect, useState } from 'react'

type Options = {
  /** Margin around the window, e.g. `300px`. */
  margin?: string
  /** Stays true from the first time. */
  once?: boolean
}

/** Whether an element is in the window. */
export function useInView(
  element: RefObject<HTMLElement | null>,
  { margin = '0px', once = false }: Options = {},
): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting ?? false
        setInView(seen)
        if (seen && once) observer.disconnect()
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, once])

  return inView
}
