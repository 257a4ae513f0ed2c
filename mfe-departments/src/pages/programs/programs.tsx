import { fillIn } from '@college/shared/contract/fill-in'
import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { FirstLines } from '@college/shared/ui/first-lines/first-lines'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import mds from '../../../content/pg-courses.data'
import content from '../../../content/programs.yaml'
import { Intro } from '../../intro/intro'
import { TitleLink, WayOn } from '../../title-link/title-link'
import { Choosing } from './choosing/choosing'
import { Comparison, MdComparison } from './comparison'
import { Deciding } from './deciding'
import styles from './programs.module.css'
import rowStyles from './rows.module.css'

export const head = content.page

const { intro, bnys, labels, apply } = content

export function Component() {
  return (
    <>
      <Banner height="index" />
      <Intro paragraphs={intro} />
      <Comparison />
      <Choosing />
      <Undergraduate />
      <MdProgrammes />
      <MdComparison />
      <Deciding />
      <Section heading={apply.heading} tone="wash" width="text">
        <p className={styles.apply}>{apply.text}</p>
        <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
      </Section>
    </>
  )
}

function Undergraduate() {
  return (
    <>
      <Section
        heading={labels.undergraduate}
        intro={bnys.name}
        aside={
          <Picture
            {...bnys.illustration}
            sizes="(width >= 62rem) 31rem, 100vw"
            className={styles.bnysPlate}
          />
        }
      >
        <FirstLines more={labels.more} less={labels.less} subject={bnys.title}>
          <Prose paragraphs={bnys.overview} />
        </FirstLines>
        <ButtonLink href={bnys.href} variant="quiet">
          {labels.departments}
        </ButtonLink>
      </Section>
      <Section
        heading={labels.stages}
        tone="wash"
        width="text"
        fold={fillIn(labels.readOn, { title: labels.stages })}
      >
        <ol className={rowStyles.rows}>
          {bnys.stages.map(({ title, text }) => (
            <li key={title} className={rowStyles.row}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

function MdProgrammes() {
  return (
    <Section heading={labels.postgraduate} intro={labels.postgraduateIntro}>
      <CardGrid>
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
