import { whenIdle } from '@college/shared/ui/when-idle'

/**
 * Lays out what the document kept from its first frames while it arrived (`data-arriving`, see `beforeFirstFrame`), part
 * by part while the browser is idle: in one go it would be a task that a visitor on a slow phone waits for.
 */
export function layOutBelow() {
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, main article')]
  const next = () => {
    const part = parts.shift()
    if (!part || document.documentElement.dataset.arriving === undefined) return layOutAll()
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}

/** Lays out all of it at once. */
export function layOutAll() {
  delete document.documentElement.dataset.arriving
}
