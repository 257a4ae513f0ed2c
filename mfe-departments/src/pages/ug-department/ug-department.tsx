import { Banner } from '@college/shared/ui/banner/banner'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import type { UgDepartment } from '../../../content/schemas'
import shared from '../../../content/ug.yaml'
import departments from '../../../content/ug-titles.data'
import { Faculty } from '../../faculty/faculty'
import { Invitation } from '../../invitation/invitation'
import styles from './ug-department.module.css'

const { labels, plate } = shared

export function Component({ content, slug }: { content: UgDepartment; slug: string }) {
  const { title, illustration, about, vision, mission, studied, faculty } = content
  const picture = (
    <Picture {...(illustration ?? plate)} sizes="(width >= 62rem) 31rem, 100vw" className={styles.picture} />
  )
  return (
    <>
      <Banner />
      {about ? (
        <Section
          heading={labels.about}
          aside={
            <>
              <Studied subjects={studied} headed />
              {picture}
            </>
          }
        >
          <Prose paragraphs={about} />
        </Section>
      ) : (
        <Section heading={labels.studied} aside={picture}>
          <Studied subjects={studied} />
        </Section>
      )}
      <VisionMission vision={vision} mission={mission} />
      <Faculty people={faculty} />
      <Invitation words={labels.applyIntro} label={labels.apply} course={title} />
      <DepartmentPager slug={slug} />
    </>
  )
}

type StudiedProps = {
  subjects: string[]
  /** Beside another section: with its own heading, in one column. */
  headed?: boolean
}

function Studied({ subjects, headed = false }: StudiedProps) {
  return (
    <>
      {headed && <h2 className={styles.heading}>{labels.studied}</h2>}
      <ul className={styles.list} data-broad={!headed}>
        {subjects.map((subject) => (
          <li key={subject} className={styles.subject}>
            {subject}
          </li>
        ))}
      </ul>
    </>
  )
}

function VisionMission({ vision, mission }: { vision: string[]; mission: string[] }) {
  const halves = [
    { title: labels.vision, paragraphs: vision },
    { title: labels.mission, paragraphs: mission },
  ]
  return (
    <Section heading={labels.visionMission} tone="wash" width="text">
      <div className={styles.halves}>
        {halves.map(({ title, paragraphs }) => (
          <div key={title} className={styles.half}>
            <h3 className={styles.halfTitle}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

function DepartmentPager({ slug }: { slug: string }) {
  const { previous, next } = neighboursOf(departments, slug)
  return (
    <nav className={styles.band} aria-label={labels.pager}>
      <div className={styles.container}>
        {previous && <Neighbour department={previous} label={labels.previous} side="before" />}
        <a href="/department/ug" className={styles.all}>
          {labels.all}
        </a>
        {next && <Neighbour department={next} label={labels.next} side="after" />}
      </div>
    </nav>
  )
}

type NeighbourProps = { department: { slug: string; title: string }; label: string; side: 'before' | 'after' }

function Neighbour({ department: { slug, title }, label, side }: NeighbourProps) {
  return (
    <a href={`/department/ug/${slug}`} className={styles[side]}>
      <span className={styles.label}>
        {side === 'before' && <Icon path={icons.arrowLeft} />}
        {label}
        {side === 'after' && <Icon path={icons.arrowRight} />}
      </span>
      <span className={styles.title}>{title}</span>
    </a>
  )
}

/** Those before and after one file in its list; the first has none before it, the last none after. */
export function neighboursOf<Item extends { slug: string }>(list: Item[], slug: string) {
  const place = list.findIndex((item) => item.slug === slug)
  return { previous: list[place - 1], next: place < 0 ? undefined : list[place + 1] }
}
