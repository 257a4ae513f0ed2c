import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/application.yaml'
import styles from './application.module.css'
import { ApplicationForm } from './application-form'
import { Documents } from './documents'
import { Steps } from './steps'

export const head = content.pages.admission

const { intro, undecided, form, steps, documents } = content

/** `/department/admission`: the steps to admission first, the form last. */
export function Component() {
  return (
    <>
      <Banner height="form">
        <ButtonLink href="#application">{form.heading}</ButtonLink>
      </Banner>
      <Section heading={steps.heading}>
        <Steps />
        {undecided && (
          <ButtonLink href={undecided.href} variant="quiet">
            {undecided.label}
          </ButtonLink>
        )}
      </Section>
      <Section
        heading={documents.heading}
        intro={documents.intro}
        tone="wash"
        aside={
          <div className={styles.card} id="application">
            <h2 className={styles.title} id="your-application">
              {form.heading}
            </h2>
            <Prose paragraphs={intro} />
            <ApplicationForm labelledBy="your-application" />
          </div>
        }
      >
        <Documents />
      </Section>
    </>
  )
}
