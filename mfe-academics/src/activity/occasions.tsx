import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { type Illustration, Picture } from '@college/shared/ui/picture/picture'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import labels from '../../content/labels.yaml'
import type { YearlyWorkshop } from '../../content/schemas'
import { Facts, Highlights } from './facts'
import styles from './occasions.module.css'

type Props = {
  occasions: YearlyWorkshop[]
  level: 3 | 5
  /** The activity's own picture, which is left out here. */
  seen: Illustration
}

/** How many years are open at first; talks of one day are all open. */
const openYears = 2

/** The parts of an activity, each of which opens and closes: the celebration of a year, a talk, a camp. */
export function Occasions({ occasions, level, seen }: Props) {
  return (
    <ol className={styles.list}>
      {occasions.map((occasion, index) => (
        <li key={occasion.title}>
          <Occasion
            occasion={occasion}
            level={level}
            number={index + 1}
            open={!occasion.year || index < openYears}
            images={withoutPicture(occasion.images, seen)}
          />
        </li>
      ))}
    </ol>
  )
}

type OccasionProps = {
  occasion: YearlyWorkshop
  level: 3 | 5
  /** Shown if it has no year. */
  number: number
  open: boolean
  images: Illustration[]
}

function Occasion({ occasion, level, number, open, images }: OccasionProps) {
  const { title, year, speaker, designation, description, highlights } = occasion
  const Heading = `h${level}` as const
  return (
    <article>
      {/* It may have been opened or closed before hydration. */}
      <details className={styles.occasion} open={open} suppressHydrationWarning>
        <summary className={styles.face}>
          <span className={styles.mark} aria-hidden="true">
            {year ?? number}
          </span>
          <Heading className={styles.title}>{title}</Heading>
          <Icon path={icons.chevronDown} className={styles.icon} />
        </summary>
        <div className={styles.body}>
          <Facts {...occasion} />
          <div className={styles.words}>
            {speaker && <Speaker name={speaker} designation={designation} />}
            {description && <p>{description}</p>}
            <Highlights items={highlights} />
            {images.map(({ picture, alt }) => (
              <Picture
                key={picture.img.src}
                picture={picture}
                alt={alt}
                sizes="(width >= 48rem) 30rem, 100vw"
              />
            ))}
          </div>
        </div>
      </details>
    </article>
  )
}

function Speaker({ name, designation }: { name: string; designation: string | undefined }) {
  return (
    <div className={styles.speaker}>
      <Portrait name={name} size="s" />
      <p>
        <span className="visually-hidden">{`${labels.speaker}: `}</span>
        <span className={styles.name}>{name}</span>
        <span className="visually-hidden">, </span>
        {designation && <span className={styles.post}>{designation}</span>}
      </p>
    </div>
  )
}

export const withoutPicture = (images: Illustration[] | undefined, seen: Illustration): Illustration[] =>
  (images ?? []).filter(({ picture }) => picture.img.src !== seen.picture.img.src)
