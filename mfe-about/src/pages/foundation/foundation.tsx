import { Banner } from '@college/shared/ui/banner/banner'
import { ExternalLink } from '@college/shared/ui/external-link/external-link'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/foundation.yaml'
import styles from './foundation.module.css'
import { Timeline } from './timeline/timeline'

export const head = content.page

export function Component() {
  const { illustration, history, timeline, banner, labels } = content
  return (
    <>
      <Banner illustration={illustration}>
        <ExternalLink href={banner.link.href} newTab={labels.newTab}>
          {banner.link.label}
        </ExternalLink>
      </Banner>
      <Section heading={history.heading} width="text">
        <Prose paragraphs={history.paragraphs} />
        <p>
          <ExternalLink href={history.knowMore.href} newTab={labels.newTab}>
            {history.knowMore.label}
          </ExternalLink>
        </p>
      </Section>
      <Section heading={timeline.heading} tone="card">
        <Timeline milestones={timeline.milestones} />
      </Section>
      <Section heading={banner.heading} tone="wash" width="text">
        <p className={styles.invitation}>{banner.text}</p>
        <p className={styles.way}>
          <ExternalLink href={banner.link.href} newTab={labels.newTab}>
            {banner.link.label}
          </ExternalLink>
        </p>
      </Section>
    </>
  )
}
