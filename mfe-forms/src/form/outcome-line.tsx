import { site } from '@college/runtime'
import { Button } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { fillIn } from '@college/shared/ui/fill-in'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import messages from '../../content/form-messages.yaml'
import styles from './outcome-line.module.css'
import { type Phase, sayingOf } from './phase'
import type { Kind } from './values'
import { mailLink } from './way-out'

type Props = {
  kind: Kind
  phase: Phase
  /** The office that a visitor can turn to instead. */
  office: string
  onClear: () => void
}

/** What the form says of itself; both regions are there from the start, so that screen readers hear what comes. */
export function OutcomeLine({ kind, phase, office, onClear }: Props) {
  const { urgent, sentences } = sayingOf(phase, kind, messages)
  const words = sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
  return (
    <div className={styles.outcome} data-phase={phase.name}>
      <div role="status">{!urgent && words}</div>
      <div role="alert">{urgent && words}</div>
      {phase.name === 'failed' && (
        <Passing>
          <WayOut office={office} values={phase.values} />
        </Passing>
      )}
      {phase.name === 'back' && (
        <Passing>
          <Button type="submit" variant="secondary">
            {messages.offline.send}
          </Button>
        </Passing>
      )}
      {phase.name === 'restored' && (
        <Button variant="quiet" onClick={onClear}>
          {messages.draft.clear}
        </Button>
      )}
    </div>
  )
}

/** Hands the focus to the form's own button before it removes the one that has it. */
function Passing({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = place.current
    const main = here?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')
    return () => {
      if (here?.contains(document.activeElement)) main?.focus()
    }
  }, [])
  return <div ref={place}>{children}</div>
}

function WayOut({ office, values }: { office: string; values: Record<string, string> }) {
  const { phones } = site()
  const { phone, email, mailSubject } = messages.wayOut
  return (
    <ul className={styles.ways}>
      <li>
        <a href={callLink(phones.office)}>{fillIn(phone, { phone: phones.office })}</a>
      </li>
      <li>
        <a href={mailLink(office, mailSubject, values)}>{fillIn(email, { email: office })}</a>
      </li>
    </ul>
  )
}
