import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '../icons/icons'
import { useHydrated } from '../use-hydrated'
import styles from './flip-card.module.css'

type Props = {
  front: ReactNode
  back: ReactNode
  /** What the card is about: with `show` or `hide` it is the button's accessible name. */
  label: string
  /** Said of a card that shows its front, e.g. `show qualification and experience`. */
  show: string
  /** Said of a card that shows its back. */
  hide: string
  /** Visible words of the button, read before its name (WCAG 2.5.3). Left out: an icon alone. */
  turn?: string | undefined
  turnBack?: string | undefined
}

/**
 * A card with two sides and a button that turns it; a click anywhere on the card turns it too. The side that
 * is turned away is inert. Links on the back stay links. Without script both sides stand one under the other.
 */
export function FlipCard({ front, back, label, show, hide, turn, turnBack }: Props) {
  const [turned, setTurned] = useState(false)
  const live = useHydrated()
  const card = useRef<HTMLDivElement>(null)
  // The card that focus has turned before script came stays turned.
  useLayoutEffect(() => setTurned(card.current?.contains(document.activeElement) ?? false), [])
  const named = (visible: string | undefined, does: string) =>
    `${visible ? `${visible}: ` : ''}${label}, ${does}`

  return (
    <div ref={card} className={styles.card} data-live={live} data-turned={turned}>
      <div className={styles.front} inert={live && turned}>
        {front}
        <Hint words={turn} icon="arrow-right" />
      </div>
      <button type="button" className={styles.button} onClick={() => setTurned(!turned)}>
        <span className="visually-hidden">{turned ? named(turnBack, hide) : named(turn, show)}</span>
      </button>
      <div className={styles.back} inert={live && !turned}>
        {back}
        <Hint words={turnBack} icon="arrow-left" />
      </div>
    </div>
  )
}

/** What is seen of the button on each side. The button itself lies over the whole card and is not seen. */
function Hint({ words, icon }: { words: string | undefined; icon: IconName }) {
  return (
    <p className={styles.hint} aria-hidden="true">
      {words}
      <Icon name={icon} />
    </p>
  )
}
