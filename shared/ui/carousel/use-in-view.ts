import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is in the window.
 *
 * @param margin how much wider than the window counts, e.g. `300px`
 */
export function useInView(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])

  return inView
}
