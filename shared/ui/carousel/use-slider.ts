import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Slider } from './row'
import { firstInView, rowOf, showAll } from './row'
import type { SliderOptions } from './slider'

type Options = Omit<SliderOptions, 'onChange'>

/**
 * Loads and starts the slider when the carousel is near, stops it for print, and tracks the current slide. Until the
 * slider has loaded, `turn` scrolls the row of slides.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, near: boolean, options: Options) {
  const [current, setCurrent] = useState(0)
  const [started, setStarted] = useState(false)
  const slider = useRef<Slider>(undefined)
  const settings = JSON.stringify(options)

  useEffect(() => {
    const element = viewport.current
    if (!near || !element) return
    let wanted = true

    const begin = async () => {
      // Show all slides even if the slider fails to load.
      const { startSlider } = await import('./slider').finally(() => showAll(element))
      if (!wanted || slider.current) return
      slider.current = startSlider(element, { ...(JSON.parse(settings) as Options), onChange: setCurrent })
      setStarted(true)
    }
    const stop = () => {
      slider.current?.stop()
      slider.current = undefined
    }
    const print = matchMedia('print')
    // Without the slider, the slides stay a scrolling row.
    const start = () => begin().catch(() => {})
    const onPrint = () => (print.matches ? stop() : start())

    const onScroll = () => slider.current || setCurrent(firstInView(element))

    start()
    element.addEventListener('scroll', onScroll, { passive: true })
    print.addEventListener('change', onPrint)
    return () => {
      wanted = false
      element.removeEventListener('scroll', onScroll)
      print.removeEventListener('change', onPrint)
      // After a navigation, do not delay the next page.
      if (element.isConnected) stop()
      else setTimeout(stop)
    }
  }, [viewport, near, settings])

  const turn = (how: (slides: Omit<Slider, 'stop'>) => void) => {
    const element = viewport.current
    if (element) how(slider.current ?? rowOf(element, setCurrent))
  }
  return { current, started, turn }
}
