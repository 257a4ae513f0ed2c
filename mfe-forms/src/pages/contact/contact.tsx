import { site } from '@college/runtime'
import { Banner } from '@college/shared/ui/banner/banner'
import { MapFrame } from '@college/shared/ui/map-frame/map-frame'
import { CampusPlan } from '@college/shared/ui/plan/campus-plan'
import { Plan } from '@college/shared/ui/plan/plan'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import type { ReactNode } from 'react'
import content from '../../../content/contact.yaml'
import styles from './contact.module.css'
import { ContactForm } from './contact-form'
import { Information } from './information'

export const head = content.page

const { form, intro, map, wayHere, campus } = content

/**
 * The drawing `approach.svg`, and in the units of its `viewBox` what labels name. Its roads have their true lengths and a
 * stroke at each kilometre: 7 from the town and 22 from the airport.
 */
export const approach = {
  width: 600,
  height: 420,
  places: {
    college: { x: 498, y: 108 },
    town: { x: 430, y: 248 },
    airport: { x: 92, y: 258 },
  },
} as const

export function Component() {
  const { address } = site()
  return (
    <>
      <Banner height="form" />
      <Section heading={<span id="write">{form.heading}</span>} aside={<Information />}>
        <ContactForm labelledBy="write" />
        <Prose paragraphs={intro} />
      </Section>
      <Section
        heading={map.heading}
        id="map"
        tone="card"
        intro={`${address.street}, ${address.town}, ${address.region} ${address.postcode}`}
      >
        <div className={styles.plans}>
          <Figure heading={wayHere.heading}>
            <Plan plan={wayHere} at={approach} mark={(name) => wayHere.places[name]} />
            {/* A screen reader has the drawing as one picture. */}
            <p className="visually-hidden">{Object.values(wayHere.places).join('; ')}</p>
          </Figure>
          <Figure heading={campus.heading}>
            <CampusPlan plan={campus} />
          </Figure>
        </div>
        <div className={styles.map}>
          <MapFrame title={map.title} link={map.link} newTab={map.newTab} />
        </div>
      </Section>
    </>
  )
}

const Figure = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <figure className={styles.plan}>
    <figcaption className={styles.heading}>{heading}</figcaption>
    {children}
  </figure>
)
