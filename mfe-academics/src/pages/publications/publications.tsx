import { Banner } from '@college/shared/ui/banner/banner'
import { Picture } from '@college/shared/ui/picture/picture'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/publications.yaml'
import { Opening } from '../../opening/opening'
import entryStyles from './entries.module.css'
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
    <ol className={entryStyles.list}>
      {entries.map(({ title, by, who, where, year, note }) => (
        <li key={title} className={entryStyles.entry}>
          <p className={entryStyles.year}>{year}</p>
          <div className={entryStyles.words}>
            <h3 className={entryStyles.title}>{title}</h3>
            <p className={entryStyles.by}>
              {by} <span className={entryStyles.who}>{content.who[who]}</span>
            </p>
            <p>
              <cite className={entryStyles.where}>{where}</cite>
            </p>
            <p className={entryStyles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
