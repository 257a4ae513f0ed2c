import { site, useSearchParams } from '@college/runtime'
import { useMemo } from 'react'
import content from '../../../content/application.yaml'
import messages from '../../../content/form-messages.yaml'
import { ChoiceField, TextField } from '../../form/field'
import { lineRule } from '../../form/length-rules'
import { MailForm } from '../../form/mail-form'
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
  const course = courseNamed(search.get('course'), courses)
  const asked = useMemo(() => (course ? { field: 'message', value: course.label } : undefined), [course])
  return (
    <MailForm
      kind="application"
      labelledBy={labelledBy}
      button={button}
      office={site().emails.admissions ?? site().emails.office}
      rules={rules}
      early={rules}
      asked={asked}
    >
      <TextField name="name" words={fields.name} autoComplete="name" required wide />
      <TextField name="email" words={fields.email} type="email" autoComplete="email" required />
      <TextField name="subject" words={fields.phone} type="tel" autoComplete="tel" required />
      <ChoiceField
        name="message"
        words={fields.course}
        placeholder={placeholder}
        options={courses.map(({ label }) => label)}
      />
    </MailForm>
  )
}
