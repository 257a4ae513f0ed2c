import { site } from '@college/runtime'
import { Button } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { honeypot } from '@college/shared/ui/draft'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import type { ReactNode } from 'react'
import messages from '../../content/form-messages.yaml'
import { FormProvider } from './field'
import styles from './mail-form.module.css'
import { OutcomeLine } from './outcome-line'
import { isSending } from './phase'
import { type MailFormOptions, useMailForm } from './use-mail-form'

type Props = MailFormOptions & {
  labelledBy: string
  button: { label: string; sending: string }
  /** E-mail of the office that visitors can write to instead. */
  office: string
  /** Shows our error sentences instead of the browser's. */
  ownErrors?: boolean
  children: ReactNode
}

/** A form that becomes an e-mail to the college. */
export function MailForm({ labelledBy, button, office, ownErrors = false, children, ...options }: Props) {
  const { kind } = options
  const { form, phase, errors, clear, startAgain, earlyEvents, handlers } = useMailForm(options)
  const live = useHydrated()
  const sending = isSending(phase)
  const trap = `${kind}-${honeypot}`
  return (
    <form
      ref={form}
      className={styles.form}
      // Outside a dialog this sends nothing: before hydration the browser only checks the fields.
      method="dialog"
      data-draft={kind}
      aria-labelledby={labelledBy}
      // Until our messages work, the browser shows its own.
      noValidate={ownErrors && live}
      {...earlyEvents}
      {...handlers}
    >
      <NoScript office={office} />
      <div className={styles.body} hidden={phase.name === 'sent'}>
        <PrivacyNotice kind={kind} office={office} />
        <p className={styles.note}>{messages.required.note}</p>
        <FormProvider value={{ kind, errors, sending }}>
          <div className={styles.fields}>{children}</div>
        </FormProvider>
        {/* No person sees or reaches it; a robot fills it in. */}
        <div className={styles.honeypot} aria-hidden="true">
          <label htmlFor={trap}>{messages.honeypot}</label>
          <input id={trap} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={sending || undefined}>
            {sending ? button.sending : button.label}
          </Button>
          <p className={styles.note}>{messages.draft.note}</p>
        </div>
      </div>
      <OutcomeLine kind={kind} phase={phase} office={office} onClear={clear} onAgain={startAgain} />
    </form>
  )
}

/** Without script the form cannot send; this says what to do instead. */
function NoScript({ office }: Pick<Props, 'office'>) {
  const { phones } = site()
  return (
    <noscript>
      <p className={styles.noScript}>
        {messages.noScript.split(/(\{\w+\})/).map((part) => {
          if (part === '{phone}')
            return (
              <a key={part} href={callLink(phones.office)}>
                {phones.office}
              </a>
            )
          return part === '{email}' ? <OfficeLink key={part} office={office} /> : part
        })}
      </p>
    </noscript>
  )
}

/** What happens to the visitor's data, before they give any (Digital Personal Data Protection Act, section 5). */
function PrivacyNotice({ kind, office }: Pick<Props, 'kind' | 'office'>) {
  const { purpose, minors, link, more, details } = messages.privacy
  const [before, after] = details.consent.split('{email}')
  return (
    <div className={styles.notice}>
      <p>
        {purpose[kind]} {minors} <a href="/privacy">{link}</a>
      </p>
      <details>
        <summary className={styles.more}>{more}</summary>
        <p>{details.kept[kind]}</p>
        <p>
          {before}
          <OfficeLink office={office} />
          {after}
        </p>
        <p>{details.answers}</p>
      </details>
    </div>
  )
}

const OfficeLink = ({ office }: Pick<Props, 'office'>) => <a href={`mailto:${office}`}>{office}</a>
