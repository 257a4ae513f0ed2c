import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/work.yaml'
import styles from './themes.module.css'

const { themesHeading, themes } = content.research
const most = Math.max(...themes.map(({ reports }) => reports))

/** The subjects of the reports, with a bar for how many each has. */
export function Themes() {
  return (
    <Section heading={themesHeading} tone="card" width="text">
      <ul className={styles.list}>
        {themes.map(({ name, reports, about }) => (
          <li key={name} className={styles.theme}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.reports}>
              {reports} <span className="visually-hidden">{content.research.reports}</span>
            </p>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={reports} height="1" />
            </svg>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
