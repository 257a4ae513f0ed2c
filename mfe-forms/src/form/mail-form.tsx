import { Button } from '@college/shared/ui/button/button'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import type { ReactNode } from 'react'
import messages from '../../content/form-messages.yaml'
import { FormProvider } from './form-context'
import { HoneypotField } from './honeypot-field'
import styles from './mail-form.module.css'
import { NoScript } from './no-script'
import { OutcomeLine } from './outcome-line'
import { isSending } from './phase'
import { PrivacyNotice } from './privacy-notice'
import { type MailFormOptions, useMailForm } from './use-mail-form'

type Props = MailFormOptions & {
  /** The id of the heading that names the form. */
  labelledBy: string
  button: { label: string; sending: string }
  /** E-mail of the office that visitors can write to instead. */
  office: string
  /** Shows our error sentences instead of the browser's. */
  ownErrors?: boolean
  /** The fields. */
  children: ReactNode
}

/** A form that becomes an e-mail to the college. */
export function MailForm({ labelledBy, button, office, ownErrors = false, children, ...options }: Props) {
  const { form, phase, errors, clear, startAgain, earlyEvents, handlers } = useMailForm(options)
  const live = useHydrated()
  const sending = isSending(phase)
  const sent = phase.name === 'sent'
  return (
    <form
      ref={form}
      className={styles.form}
      // Outside a dialog this sends nothing: before hydration the browser only checks the fields.
      method="dialog"
      data-draft={options.kind}
      aria-labelledby={labelledBy}
      // Until we can say what is wrong, the browser does.
      noValidate={ownErrors && live}
      {...earlyEvents}
      {...handlers}
    >
      <NoScript office={office} />
      <div className={styles.body} hidden={sent}>
        <PrivacyNotice kind={options.kind} office={office} />
        <p className={styles.note}>{messages.required.note}</p>
        <FormProvider value={{ kind: options.kind, errors, sending }}>
          <div className={styles.fields}>{children}</div>
        </FormProvider>
        <HoneypotField kind={options.kind} />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={sending || undefined}>
            {sending ? button.sending : button.label}
          </Button>
          <p className={styles.note}>{messages.draft.note}</p>
        </div>
      </div>
      <OutcomeLine kind={options.kind} phase={phase} office={office} onClear={clear} onAgain={startAgain} />
    </form>
  )
}
