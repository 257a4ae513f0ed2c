import content from '../../../content/application.yaml'
import styles from './steps.module.css'

const { items } = content.steps

/** The way from application to admission, as a vine that has more leaves from step to step and flowers at the last. */
export function Steps() {
  return (
    <div className={styles.place}>
      <ol className={styles.way}>
        {items.map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            {index < items.length - 1 ? <Vine pairs={index + 1} /> : <Flower />}
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A vine that grows downwards, with leaves in pairs. It is longer than any step: as much is seen as there is room for. */
const Vine = ({ pairs }: { pairs: number }) => (
  <svg className={styles.vine} viewBox="0 0 48 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path className={styles.stem} d={`M24 0${'q6 20 0 40t0 40'.repeat(6)}`} />
    {Array.from({ length: pairs }, (_, pair) => (
      <path key={pair} className={styles.leaf} d={leafPair} transform={`translate(24 ${57 + 18 * pair})`} />
    ))}
  </svg>
)

const leafPair = 'M0 0C2-9 9-13 19-11C19-2 11 3 0 0C-11 3-19-2-19-11C-9-13-2-9 0 0'

const Flower = () => (
  <svg className={styles.flower} viewBox="-36 -36 72 72" aria-hidden="true">
    {Array.from({ length: 12 }, (_, petal) => (
      <path key={petal} d="M0-14C-8-22-6-32 0-35C6-32 8-22 0-14" transform={`rotate(${30 * petal})`} />
    ))}
  </svg>
)
