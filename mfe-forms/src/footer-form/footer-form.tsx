import { site } from '@college/runtime'
import { Fold } from '@college/shared/ui/fold/fold'
import content from '../../content/footer-form.yaml'
import messages from '../../content/form-messages.yaml'
import { MessageField, TextField } from '../form/field'
import { MailForm } from '../form/mail-form'
import { lineRule, messageRule } from '../form/validation'
import styles from './footer-form.module.css'

const { fields, button, heading, intro } = content

/** The browser checks that all is there (specification, section 5); only what is too long is left to say. */
const rules = {
  name: lineRule(fields.name.label, messages),
  email: lineRule(fields.email.label, messages),
  subject: lineRule(fields.subject.label, messages),
  message: messageRule(messages),
}

/** The contact form in the footer of every page, for the shell, closed behind its heading. */
export function FooterForm() {
  return (
    <section className={styles.section} aria-labelledby="footer-form">
      <Fold
        everywhere
        label={
          <h2 className={styles.label} id="footer-form">
            {heading}
          </h2>
        }
      >
        <p className={styles.intro}>{intro}</p>
        <MailForm
          kind="footer"
          labelledBy="footer-form"
          button={button}
          office={site().emails.office}
          rules={rules}
        >
          <TextField name="name" words={fields.name} autoComplete="name" required />
          <TextField name="email" words={fields.email} type="email" autoComplete="email" required />
          <TextField name="subject" words={fields.subject} required wide />
          <MessageField name="message" words={fields.message} rows={4} />
        </MailForm>
      </Fold>
    </section>
  )
}
