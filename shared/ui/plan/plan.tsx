import type { Picture } from '../../content/fields'
import styles from './plan.module.css'

/** Where on a drawing its places are, in the units of the drawing's `viewBox`. */
export type Places<Name extends string> = {
  width: number
  height: number
  places: Record<Name, { x: number; y: number }>
}

type Props<Name extends string> = {
  plan: { picture: Picture; alt: string }
  at: Places<Name>
  /** What stands at a place. */
  mark: (name: Name) => string
  /** Marks are numbers on discs, not words above their places. */
  numbered?: boolean
}

/** A map or plan: a drawing, and on it a mark at each place. For who cannot see it, `alt` says what it shows. */
export function Plan<Name extends string>({ plan, at, mark, numbered = false }: Props<Name>) {
  const { width, height, places } = at
  return (
    <div className={styles.plan}>
      <img src={plan.picture.img.src} width={width} height={height} alt={plan.alt} loading="lazy" />
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {Object.entries<{ x: number; y: number }>(places).map(([name, { x, y }]) => (
          <g key={name}>
            {numbered && <circle cx={x} cy={y} r="14" />}
            <text x={x} y={numbered ? y : y - 40} textAnchor="middle">
              {mark(name as Name)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
