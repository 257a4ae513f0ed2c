import { CampusPlan } from '@college/shared/ui/plan/campus-plan'
import { Plan } from '@college/shared/ui/plan/plan'
import type { ReactNode } from 'react'
import type { Contact } from '../../../../content/schemas'
import { approach } from './approach'
import styles from './plans.module.css'

/** The country around the college, its places by name. */
export const WayHere = ({ plan }: { plan: Contact['wayHere'] }) => (
  <Figure heading={plan.heading}>
    <Plan plan={plan} at={approach} mark={(name) => plan.places[name]} />
    {/* A screen reader has the drawing as one picture. */}
    <p className="visually-hidden">{Object.values(plan.places).join('; ')}</p>
  </Figure>
)

/** The campus from above, its places by number. */
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
