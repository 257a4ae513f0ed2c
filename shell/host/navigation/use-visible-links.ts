import { whenIdle } from '@college/shared/ui/when-idle'
import { useEffect } from 'react'
import { warmUp } from '../sections/prefetch'
import { internalTarget, withoutSlash } from './addresses'

/** Milliseconds that a link must stay on screen: a visitor who scrolls past is not about to tap it. */
const dwell = 400

/** What shows that a visitor has begun to use the page. Before, fetching would only delay its start. */
const signs = ['scroll', 'touchstart']

/**
 * Fetches in advance what the pages behind visible links need, where nothing announces a tap: on screens that cannot
 * hover. Not for visitors who save data or have a line of the second generation.
 */
export function useVisibleLinks(pathname: string) {
  useEffect(() => {
    if (!matchMedia('(hover: none)').matches || savesData()) return
    const visible = new Set<Element>()
    let timer: ReturnType<typeof setTimeout>
    const fetchAll = async () => {
      for (const link of visible) {
        const target = internalTarget(link, pathname)
        if (target) await warmUp(withoutSlash(target.pathname))
      }
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target)
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(() => fetchAll().catch(() => {})), dwell)
    })
    const observe = () =>
      whenIdle(() => {
        for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
      })
    const left = new AbortController()
    for (const sign of signs)
      addEventListener(sign, observe, { once: true, passive: true, signal: left.signal })
    return () => {
      left.abort()
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** The Network Information API, which only Chromium has. */
function savesData() {
  const { connection }: Navigator & { connection?: Connection } = navigator
  return connection?.saveData || connection?.effectiveType?.includes('2g')
}
