import { Banner } from '@college/shared/ui/banner/banner'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/application.yaml'
import styles from './application.module.css'
import { ApplicationForm } from './application-form'
import { Documents } from './documents'
import { Steps } from './steps'

export const head = content.pages.apply

const { intro, undecided, form, steps, documents } = content

export function Component() {
  return (
    <>
      <Banner height="form" />
      <Section
        heading={<span id="application">{form.heading}</span>}
        aside={
          <div className={styles.next}>
            <h2>{steps.heading}</h2>
            <Steps />
          </div>
        }
      >
        <div className={styles.card}>
          <ApplicationForm labelledBy="application" />
        </div>
        <Prose paragraphs={intro} />
        {undecided && (
          <p>
            <a href={undecided.href}>{undecided.label}</a>
          </p>
        )}
      </Section>
      <Section heading={documents.heading} intro={documents.intro} tone="wash" width="text">
        <Documents />
      </Section>
    </>
  )
}
