import { site } from '@college/runtime'
import { fillIn } from '@college/shared/contract/fill-in'
import { Button } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import messages from '../../content/form-messages.yaml'
import { mailLink } from './mail-link'
import styles from './outcome-line.module.css'
import type { Kind } from './phase'
import { messageFor, type Phase } from './phase'

type Props = {
  kind: Kind
  phase: Phase
  /** E-mail of the office that visitors can write to instead. */
  office: string
  onClear: () => void
  onAgain: () => void
}

/** The form's status. Both live regions exist from the start, so that screen readers announce changes. */
export function OutcomeLine({ kind, phase, office, onClear, onAgain }: Props) {
  const { urgent, sentences } = messageFor(phase, kind, messages)
  const words = sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
  return (
    <div className={styles.outcome} data-phase={phase.name}>
      <div role="status">{!urgent && words}</div>
      <div role="alert">{urgent && words}</div>
      {'values' in phase && (
        <FocusKeeper>
          <OfficeLinks office={office} values={phase.values} />
        </FocusKeeper>
      )}
      {phase.name === 'online' && (
        <FocusKeeper>
          <Button type="submit" variant="secondary">
            {messages.offline.send}
          </Button>
        </FocusKeeper>
      )}
      {phase.name === 'sent' && <Sent kind={kind} onAgain={onAgain} />}
      {(phase.name === 'restored' || phase.name === 'unanswered') && (
        <Button variant="quiet" onClick={onClear}>
          {messages.draft.clear}
        </Button>
      )}
    </div>
  )
}

/** In place of the form that was sent: what happens next, and the way to another message. */
function Sent({ kind, onAgain }: Pick<Props, 'kind' | 'onAgain'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The button that sent it is gone.
    if (place.current?.closest('form')?.contains(document.activeElement)) place.current.focus()
  }, [])
  const { next, again } = messages.sent
  const { phones } = site()
  return (
    <div ref={place} className={styles.sent} tabIndex={-1}>
      <p>{next[kind]}</p>
      <p>
        <a href={callLink(phones.office)}>{fillIn(messages.sent.phone, { phone: phones.office })}</a>
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {again[kind]}
      </Button>
    </div>
  )
}

/** Moves the focus to the form's submit button before its own children, one of which may have it, are removed. */
function FocusKeeper({ children }: { children: ReactNode }) {
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

function OfficeLinks({ office, values }: { office: string; values: Record<string, string> }) {
  const { phones } = site()
  const { phone, email, mailSubject } = messages.fallback
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
