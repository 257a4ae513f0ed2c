import { Banner } from '@college/shared/ui/banner/banner'
import { BarChart } from '@college/shared/ui/bar-chart/bar-chart'
import { ButtonLink } from '@college/shared/ui/button/button'
import { classes } from '@college/shared/ui/classes'
import { Picture } from '@college/shared/ui/picture/picture'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/placement.yaml'
import styles from './placement.module.css'

export const head = content.page

const { achievements, spotlight } = content

export function Component() {
  return (
    <>
      <Banner height="index" />
      <Section heading={achievements.heading} width="text">
        <Prose paragraphs={achievements.intro} />
        <div className={styles.chart}>
          <BarChart {...achievements.chart} />
        </div>
      </Section>
      <Posters />
      <Section heading={spotlight.heading} intro={spotlight.intro} tone="wash">
        {spotlight.profiles.map((profile, index) => (
          <Profile key={profile.name} profile={profile} mirrored={index % 2 === 1} />
        ))}
        <p>
          <ButtonLink href={spotlight.more.href} variant="quiet">
            {spotlight.more.label}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}

function Posters() {
  return (
    <ul className={styles.wall}>
      {achievements.posters.map(({ title, illustration, caption }) => (
        <li key={title} className={styles.place}>
          <figure className={styles.poster}>
            <Picture {...illustration} sizes="(width >= 68rem) 42rem, (width >= 48rem) 60vw, 100vw" />
            <figcaption className={styles.caption}>
              <h3 className={styles.title}>{title}</h3>
              {caption.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

const fields = ['degree', 'years', 'designation'] as const

type ProfileProps = {
  profile: (typeof spotlight.profiles)[number]
  mirrored: boolean
}

function Profile({ profile, mirrored }: ProfileProps) {
  const { name, photo, about, achievements } = profile
  return (
    <article className={classes(styles.profile, mirrored && styles.mirrored)}>
      <div className={styles.portrait}>
        <Portrait name={name} photo={photo} size="l" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field} className={styles.field}>
              <dt className={styles.label}>{spotlight.labels[field]}</dt>
              <dd>{profile[field]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.about}>{about}</p>
        <div>
          <h4 className={styles.label}>{spotlight.labels.achievements}</h4>
          <ul className={styles.achievements}>
            {achievements.map((achievement) => (
              <li key={achievement}>{achievement}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}
