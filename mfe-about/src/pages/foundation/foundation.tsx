import { Banner } from '@college/shared/ui/banner/banner'
import { ExternalLink } from '@college/shared/ui/external-link/external-link'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/foundation.yaml'
import styles from './foundation.module.css'

export const head = content.page

const { illustration, history, timeline, banner } = content

export function Component() {
  return (
    <>
      <Banner illustration={illustration}>
        <FoundationLink {...banner.link} />
      </Banner>
      <Section heading={history.heading} width="text">
        <Prose paragraphs={history.paragraphs} />
        <p>
          <FoundationLink {...history.knowMore} />
        </p>
      </Section>
      <Section heading={timeline.heading} tone="card">
        <Timeline />
      </Section>
      <Section heading={banner.heading} tone="wash" width="text">
        <p className={styles.invitation}>{banner.text}</p>
        <p className={styles.way}>
          <FoundationLink {...banner.link} />
        </p>
      </Section>
    </>
  )
}

const FoundationLink = ({ href, label }: typeof banner.link) => (
  <ExternalLink href={href} newTab={content.labels.newTab}>
    {label}
  </ExternalLink>
)

/** A timeline. The distance between two years grows with the time between them. */
function Timeline() {
  const { milestones } = timeline
  return (
    <ol className={styles.timeline}>
      {milestones.map(({ year, title, text }, index) => (
        <li
          key={year}
          className={styles.milestone}
          data-pause={pauseBefore(year, milestones[index - 1]?.year)}
        >
          <p className={styles.year}>
            <time dateTime={String(year)}>{year}</time>
          </p>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** How much time went by before a year: up to two years, up to five, or more; undefined before the first. */
export function pauseBefore(year: number, previous: number | undefined) {
  if (previous === undefined) return
  const years = year - previous
  return years <= 2 ? 'short' : years <= 5 ? 'middle' : 'long'
}
