import { honeypot } from '@college/shared/ui/draft'
import messages from '../../content/form-messages.yaml'
import styles from './mail-form.module.css'
import type { Kind } from './values'

/** A field that no person sees or reaches; a robot fills it in. */
export function HoneypotField({ kind }: { kind: Kind }) {
  const id = `${kind}-${honeypot}`
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{messages.honeypot}</label>
      <input id={id} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
