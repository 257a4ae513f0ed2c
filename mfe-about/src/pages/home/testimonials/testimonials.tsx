import { Carousel } from '@college/shared/ui/carousel/carousel'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Section } from '@college/shared/ui/section/section'
import type { Home } from '../../../../content/schemas'
import styles from './testimonials.module.css'

/** What graduates say, one to three side by side (specification, section 9). */
export function Testimonials({ testimonials }: { testimonials: Home['testimonials'] }) {
  const { heading, people, labels } = testimonials
  return (
    <Section heading={heading} tone="paper">
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
    </Section>
  )
}
