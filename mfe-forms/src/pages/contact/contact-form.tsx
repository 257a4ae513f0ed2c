import { site, useSearchParams } from '@college/runtime'
import { useMemo } from 'react'
import content from '../../../content/contact.yaml'
import messages from '../../../content/form-messages.yaml'
import { MessageField, TextField } from '../../form/field'
import { MailForm } from '../../form/mail-form'
import { all, isEmail, isName, isPhone, lineRule, messageRule, rule } from '../../form/validation'

const { fields, button } = content.form
const { invalid } = messages
const isThere = (value: string) => value !== ''

const early = {
  email: lineRule(fields.email.label, messages),
  subject: lineRule(fields.subject.label, messages),
  message: messageRule(messages),
}

/** In the order of the fields (specification, section 5). */
const rules = {
  name: rule(isName, invalid.name),
  email: all(rule(isEmail, invalid.email), early.email),
  phone: rule(isPhone, invalid.phone),
  subject: all(rule(isThere, invalid.subject), early.subject),
  message: all(rule(isThere, invalid.message), early.message),
}

/** The form of the contact page; `/contact?subject=…` presets its subject. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const subject = useSearchParams()[0].get('subject')
  const asked = useMemo(() => (subject ? { field: 'subject', value: subject } : undefined), [subject])
  return (
    <MailForm
      kind="contact"
      labelledBy={labelledBy}
      button={button}
      office={site().emails.office}
      rules={rules}
      early={early}
      ownErrors
      asked={asked}
    >
      <TextField name="name" words={fields.name} autoComplete="name" required wide />
      <TextField name="email" words={fields.email} type="email" autoComplete="email" required />
      <TextField name="phone" words={fields.phone} type="tel" autoComplete="tel" />
      <TextField name="subject" words={fields.subject} required wide />
      <MessageField name="message" words={fields.message} rows={7} />
    </MailForm>
  )
}
