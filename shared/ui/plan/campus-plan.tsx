import type { CampusPlan as Content } from '../../content/plan'
import { campus } from './campus'
import { Plan } from './plan'
import styles from './plan.module.css'

/** The campus from above, its places by number, and the name of each. */
export function CampusPlan({ plan }: { plan: Content }) {
  const names = Object.keys(plan.places) as (keyof typeof plan.places)[]
  return (
    <>
      <Plan
        plan={plan}
        at={campus}
        mark={(name) => String(names.indexOf(name) + 1)}
        numbered
        href={(name) => plan.places[name].href}
      />
      <ol className={styles.list}>
        {names.map((key) => {
          const { name, href } = plan.places[key]
          return <li key={key}>{href ? <a href={href}>{name}</a> : name}</li>
        })}
      </ol>
    </>
  )
}
