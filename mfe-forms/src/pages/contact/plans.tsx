import { CampusPlan } from '@college/shared/ui/plan/campus-plan'
import { Plan } from '@college/shared/ui/plan/plan'
import type { ReactNode } from 'react'
import type { Contact } from '../../../content/schemas'
import styles from './plans.module.css'

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
    airport: { x: 92, y: 274 },
  },
} as const

export const WayHere = ({ plan }: { plan: Contact['wayHere'] }) => (
  <Figure heading={plan.heading}>
    <Plan plan={plan} at={approach} mark={(name) => plan.places[name]} />
    {/* A screen reader has the drawing as one picture. */}
    <p className="visually-hidden">{Object.values(plan.places).join('; ')}</p>
  </Figure>
)

export const Campus = ({ plan }: { plan: Contact['campus'] }) => (
  <Figure heading={plan.heading}>
    <CampusPlan plan={plan} />
  </Figure>
)

const Figure = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <figure className={styles.plan}>
    <figcaption className={styles.heading}>{heading}</figcaption>
    {children}
  </figure>
)
