import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/ug.yaml'
import styles from './vision-mission.module.css'

const { labels } = content

/** What a department hopes to become, and beside it what it does each day. */
export function VisionMission({ vision, mission }: { vision: string[]; mission: string[] }) {
  const halves = [
    { title: labels.vision, paragraphs: vision },
    { title: labels.mission, paragraphs: mission },
  ]
  return (
    <Section heading={labels.visionMission} tone="wash" width="text">
      <div className={styles.halves}>
        {halves.map(({ title, paragraphs }) => (
          <div key={title} className={styles.half}>
            <h3 className={styles.title}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
