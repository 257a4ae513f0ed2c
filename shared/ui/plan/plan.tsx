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
  /** Where a mark leads. The same link must stand in a list beside the plan: a keyboard and screen readers pass these by. */
  href?: (name: Name) => string | undefined
}

/** A map or plan: a drawing with a mark at each place. Screen readers get its `alt` alone. */
export function Plan<Name extends string>({ plan, at, mark, numbered = false, href }: Props<Name>) {
  const { width, height, places } = at
  return (
    <div className={styles.plan}>
      <img src={plan.picture.img.src} width={width} height={height} alt={plan.alt} loading="lazy" />
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {(Object.keys(places) as Name[]).map((name) => (
          <Mark key={name} {...places[name]} text={mark(name)} numbered={numbered} href={href?.(name)} />
        ))}
      </svg>
    </div>
  )
}

type MarkProps = { x: number; y: number; text: string; numbered: boolean; href: string | undefined }

function Mark({ x, y, text, numbered, href }: MarkProps) {
  const mark = (
    <>
      {numbered && <circle cx={x} cy={y} r="14" />}
      <text x={x} y={numbered ? y : y - 40} textAnchor="middle">
        {text}
      </text>
    </>
  )
  if (!href) return <g>{mark}</g>
  return (
    <a href={href} tabIndex={-1}>
      {mark}
    </a>
  )
}
