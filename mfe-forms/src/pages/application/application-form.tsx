import { site, useSearchParams } from '@college/runtime'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import { useMemo } from 'react'
import content from '../../../content/application.yaml'
import messages from '../../../content/form-messages.yaml'
import { ChoiceField, TextField } from '../../form/field'
import { MailForm } from '../../form/mail-form'
import { lineRule } from '../../form/validation'
import { courseNamed } from './course-named'

const { fields, button, placeholder, courses } = content.form

/** The browser checks that all is there (specification, section 5); only what is too long is left to say. */
const rules = {
  name: lineRule(fields.name.label, messages),
  email: lineRule(fields.email.label, messages),
  subject: lineRule(fields.phone.label, messages),
}

/** The application: `subject` carries the phone number and `message` the course (specification, section 3). */
export function ApplicationForm({ labelledBy }: { labelledBy: string }) {
  const [search] = useSearchParams()
  const wish = search.get('course') ?? ''
  const course = courseNamed(wish, courses)
  const asked = useMemo(() => (course ? { field: 'message', value: course } : undefined), [course])
  const { label, hint, unlisted } = fields.course
  // The HTML is the same for every query.
  const isUnlisted = useHydrated() && wish !== '' && !course
  return (
    <MailForm
      kind="application"
      labelledBy={labelledBy}
      button={button}
      office={site().emails.admissions ?? site().emails.office}
      rules={rules}
      asked={asked}
    >
      <TextField name="name" words={fields.name} autoComplete="name" required wide />
      <TextField name="email" words={fields.email} type="email" autoComplete="email" required />
      <TextField name="subject" words={fields.phone} type="tel" autoComplete="tel" required />
      <ChoiceField
        name="message"
        words={{ label, hint: isUnlisted ? unlisted : hint }}
        placeholder={placeholder}
        groups={courses}
      />
    </MailForm>
  )
}
