import { CardGrid } from '@college/shared/ui/grid/grid'
import { Picture } from '@college/shared/ui/picture/picture'
import { Section } from '@college/shared/ui/section/section'
import type { MdProgramme } from '../../../content/pg-programmes.data'
import content from '../../../content/programs.yaml'
import { TitleLink, WayOn } from '../../title-link/title-link'
import styles from './md-programmes.module.css'

const { labels } = content

/** The MD programmes in short, each with a link to its page. */
export function MdProgrammes({ mds }: { mds: MdProgramme[] }) {
  return (
    <Section heading={labels.postgraduate} intro={labels.postgraduateIntro}>
      <CardGrid columns={3}>
        {mds.map(({ slug, title, summary, illustration }) => (
          <article key={slug} className={styles.programme}>
            <Picture
              {...illustration}
              sizes="(width >= 68rem) 24rem, (width >= 40rem) 45vw, 100vw"
              className={styles.plate}
            />
            <h3>
              <TitleLink href={`/department/${slug}`}>{title}</TitleLink>
            </h3>
            <p className={styles.summary}>{summary}</p>
            <WayOn>{labels.open}</WayOn>
          </article>
        ))}
      </CardGrid>
    </Section>
  )
}
