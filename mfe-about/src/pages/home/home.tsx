import { Carousel } from '@college/shared/ui/carousel/carousel'
import { CardGrid } from '@college/shared/ui/grid/grid'
import * as icons from '@college/shared/ui/icons/paths'
import { CampusPlan } from '@college/shared/ui/plan/campus-plan'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Section } from '@college/shared/ui/section/section'
import { Statistic } from '@college/shared/ui/statistic/statistic'
import content from '../../../content/home.yaml'
import { Campus } from './campus'
import { Hero } from './hero'
import { Programs } from './programs'
import styles from './testimonials.module.css'

export const head = content.page

const { statistics, campus, testimonials } = content

export function Component() {
  return (
    <>
      <Hero />
      <Campus />
      <Programs />
      <Section heading={statistics.heading} tone="night" width="text">
        <CardGrid columns={2} dense>
          {statistics.items.map(({ icon, ...figure }) => (
            <Statistic key={figure.label} icon={iconOf[icon]} {...figure} />
          ))}
        </CardGrid>
      </Section>
      {campus && (
        <Section heading={campus.heading} intro={campus.intro} tone="card" width="text">
          <CampusPlan plan={campus} />
        </Section>
      )}
      <Section heading={testimonials.heading}>
        <Testimonials />
      </Section>
    </>
  )
}

const iconOf = {
  years: icons.calendar,
  graduates: icons.graduation,
  private: icons.briefcase,
  public: icons.landmark,
}

/** What graduates say, one to three side by side (specification, section 9). */
function Testimonials() {
  const { people, labels } = testimonials
  return (
    <Carousel label={labels.name} labels={labels} delay={5_000}>
      {people.map(({ name, photo, batch, role, quote }) => (
        <figure key={name} className={styles.testimonial}>
          <blockquote className={styles.quote}>
            <p>{quote}</p>
          </blockquote>
          <figcaption className={styles.person}>
            <Portrait name={name} photo={photo} size="s" />
            <div>
              <p className={styles.name}>{name}</p>
              <p>{batch}</p>
              <p>{role}</p>
            </div>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  )
}
