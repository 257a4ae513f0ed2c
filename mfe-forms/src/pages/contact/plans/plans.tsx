import type { ReactNode } from 'react'
import type { Contact } from '../../../../content/schemas'
import { approach } from './approach'
import { campus } from './campus'
import styles from './plans.module.css'

type Places<Name extends string> = {
  width: number
  height: number
  places: Record<Name, { x: number; y: number }>
}

/** The country around the college, its places by name. */
export const WayHere = ({ plan }: { plan: Contact['wayHere'] }) => (
  <Plan plan={plan} at={approach} mark={(name) => plan.places[name]}>
    {/* A screen reader has the drawing as one picture. */}
    <p className="visually-hidden">{Object.values(plan.places).join('; ')}</p>
  </Plan>
)

/** The campus, its places by number, and what each number stands for. */
export function Campus({ plan }: { plan: Contact['campus'] }) {
  const names = Object.keys(plan.places) as (keyof typeof plan.places)[]
  return (
    <Plan plan={plan} at={campus} mark={(name) => String(names.indexOf(name) + 1)} numbered>
      <ol className={styles.list}>
        {names.map((name) => (
          <li key={name}>{plan.places[name]}</li>
        ))}
      </ol>
    </Plan>
  )
}

type PlanProps<Name extends string> = {
  plan: Contact['wayHere'] | Contact['campus']
  at: Places<Name>
  /** What stands at a place. */
  mark: (name: Name) => string
  numbered?: boolean
  children?: ReactNode
}

function Plan<Name extends string>({ plan, at, mark, numbered = false, children }: PlanProps<Name>) {
  return (
    <figure className={styles.plan}>
      <figcaption className={styles.heading}>{plan.heading}</figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${at.width} ${at.height}`}
        role="img"
        aria-label={plan.alt}
      >
        <image href={plan.picture.img.src} width={at.width} height={at.height} />
        {Object.entries<{ x: number; y: number }>(at.places).map(([name, { x, y }]) => (
          <g key={name} className={styles.mark}>
            {numbered && <circle cx={x} cy={y} r="14" />}
            <text x={x} y={numbered ? y : y - 40} textAnchor="middle">
              {mark(name as Name)}
            </text>
          </g>
        ))}
      </svg>
      {children}
    </figure>
  )
}
