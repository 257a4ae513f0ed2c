import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenSeen } from '../when-seen'
import { firstInView, type Row, rowOf, showAll } from './row'
import type { SliderOptions, startSlider } from './slider'

/**
 * Loads and starts the slider when the carousel is near, stops it for print, and tracks the current slide. Until the
 * slider has loaded, `turn` scrolls the row of slides. Of the options only `still` may change.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, options: SliderOptions) {
  const [current, setCurrent] = useState(0)
  const [started, setStarted] = useState(false)
  const slider = useRef<ReturnType<typeof startSlider>>(undefined)

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const left = new AbortController()
    const { signal } = left
    const print = matchMedia('print')

    const begin = async () => {
      // Both in one round trip. Show all slides even if the slider fails to load.
      const parts = Promise.all([import('./slider'), import('swiper')])
      const [{ startSlider }] = await parts.finally(() => showAll(element))
      if (signal.aborted || slider.current || print.matches) return
      slider.current = startSlider(element, options, setCurrent)
      setStarted(true)
    }
    const stop = () => {
      slider.current?.stop()
      slider.current = undefined
    }
    // Without the slider, the slides stay a scrolling row.
    const start = () => begin().catch(() => {})
    const onPrint = () => (print.matches ? stop() : start())
    const onScroll = () => slider.current || setCurrent(firstInView(element))

    const ignore = whenSeen(
      element,
      () => {
        start()
        print.addEventListener('change', onPrint, { signal })
      },
      { rootMargin: '300px' },
    )
    element.addEventListener('scroll', onScroll, { passive: true, signal })
    return () => {
      ignore()
      left.abort()
      // After a navigation, do not delay the next page.
      if (element.isConnected) stop()
      else setTimeout(stop)
    }
  }, [viewport, options.still])

  const turn = (how: (row: Row) => void) => {
    const element = viewport.current
    if (element) how(slider.current ?? rowOf(element, setCurrent))
  }
  return { current, started, turn }
}
