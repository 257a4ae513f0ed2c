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
  /** The number or word at a place. */
  mark: (name: Name) => string
  /** Puts each mark on a disc at its place, not above it. */
  numbered?: boolean
}

/** A map or plan: a drawing with a mark at each place. Screen readers get its `alt` alone. */
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
