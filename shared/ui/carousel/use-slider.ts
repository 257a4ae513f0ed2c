import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Slider, SliderOptions } from './slider'

type Options = Omit<SliderOptions, 'onChange'>

/**
 * Fetches and starts the slider when the carousel is near, ends it for print, and knows the current slide.
 * `turn` waits for the slider where it has not come yet.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, near: boolean, options: Options) {
  const [current, setCurrent] = useState(0)
  const [started, setStarted] = useState(false)
  const slider = useRef<Promise<Slider | undefined>>(Promise.resolve(undefined))
  const settings = JSON.stringify(options)

  useEffect(() => {
    const element = viewport.current
    if (!near || !element) return
    let wanted = true
    let running: Slider | undefined

    const start = async () => {
      const { startSlider } = await import('./slider').finally(() => {
        // Even without the slider, all slides are there now.
        element.dataset.ready = 'true'
      })
      if (wanted && !running)
        running = startSlider(element, { ...(JSON.parse(settings) as Options), onChange: setCurrent })
      setStarted(wanted)
      return running
    }
    const stop = () => {
      running?.stop()
      running = undefined
    }
    const begin = () => {
      // Without the slider the slides are a row that can be scrolled; nothing else is lost.
      slider.current = start().catch(() => undefined)
    }
    const print = matchMedia('print')
    const onPrint = () => (print.matches ? stop() : begin())

    begin()
    print.addEventListener('change', onPrint)
    return () => {
      wanted = false
      print.removeEventListener('change', onPrint)
      stop()
    }
  }, [viewport, near, settings])

  const turn = async (how: (slider: Slider) => void) => {
    const ready = await slider.current
    if (ready) how(ready)
  }
  return { current, started, turn }
}
