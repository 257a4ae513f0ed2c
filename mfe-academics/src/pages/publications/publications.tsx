import { Banner } from '@college/shared/ui/banner/banner'
import { Picture } from '@college/shared/ui/picture/picture'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/publications.yaml'
import { Opening } from '../../opening/opening'
import styles from './publications.module.css'

export const head = content.page

const { intro, illustration } = content
const groups = content.groups.filter(({ entries }) => entries.length > 0)

export function Component() {
  return (
    <>
      <Banner height="index" />
      <Opening
        paragraphs={intro}
        aside={<Picture {...illustration} sizes="(width >= 62rem) 29rem, 100vw" className={styles.picture} />}
      />
      {groups.map(({ id, heading, intro, entries }, index) => (
        <Section
          key={id}
          id={id}
          heading={heading}
          intro={intro}
          width="text"
          tone={index % 2 ? 'paper' : 'card'}
        >
          <Entries entries={entries} />
        </Section>
      ))}
    </>
  )
}

function Entries({ entries }: { entries: (typeof groups)[number]['entries'] }) {
  return (
    <ol className={styles.list}>
      {entries.map(({ title, by, who, where, year, note }) => (
        <li key={title} className={styles.entry}>
          <p className={styles.year}>{year}</p>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.by}>
              {by} <span className={styles.who}>{content.who[who]}</span>
            </p>
            <p>
              <cite className={styles.where}>{where}</cite>
            </p>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
