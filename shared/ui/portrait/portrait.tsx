import type { Picture as Rendering } from '../../content/fields'
import { classes } from '../classes'
import { Picture } from '../picture/picture'
import styles from './portrait.module.css'

const tints = [styles.leaf, styles.moss, styles.marigold, styles.clay, styles.olive, styles.earth]

/** How wide a portrait is shown at most, for the choice of the file. */
const widths = { s: '4rem', m: '9rem', l: '(width >= 48rem) 24rem, 100vw' }

type Props = {
  name: string
  photo?: Rendering | undefined
  /** `s`: a square of 4 rem; `m`: 9 rem wide; `l`: a photo as wide as its container. `m` and `l` are 4 : 5. */
  size?: 's' | 'm' | 'l'
}

/**
 * A person's photo or, where there is none, a tile of the person's initials over a leaf, its tint chosen by the
 * name. Hidden from screen readers: put the name beside it.
 */
export function Portrait({ name, photo, size = 'm' }: Props) {
  if (photo)
    return (
      <Picture
        picture={photo}
        alt=""
        sizes={widths[size]}
        className={classes(styles.portrait, styles[size])}
      />
    )

  const number = letterSum(name)
  return (
    <svg
      className={classes(styles.portrait, styles.tile, styles[size], tints[number % tints.length])}
      viewBox={size === 's' ? '0 20 120 120' : '0 0 120 150'}
      aria-hidden="true"
    >
      <g transform={number % 2 ? 'rotate(22 60 80)' : 'rotate(-22 60 80)'}>
        <path className={styles.shade} d="M60 152C2 116 6 52 60-6c54 58 58 122 0 158Z" />
        <path
          className={styles.veins}
          d="M60 190V-6M60 136C44 131 30 120 22 103M60 112C44 107 28 95 19 76M60 88C46 83 32 70 25 52M60 64C50 60 40 49 35 34M60 42C54 39 49 33 46 23M60 136c16-5 30-16 38-33M60 112c16-5 32-17 41-36M60 88c14-5 28-18 35-36M60 64c10-4 20-15 25-30M60 42c6-3 11-9 14-19"
        />
      </g>
      {/* Sized in the drawing's units, so that larger text does not overflow the tile. */}
      <text className={styles.initials} x="60" y={size === 's' ? 94 : 90} fontSize="44" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** A small number that is the same for a text on every visit. */
const letterSum = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)

const title = /^(dr|mr|mrs|ms|miss|smt|sri|shri|adv|vidwan|prof|professor)\.?$/i

/**
 * A letter as a reader sees it, with its marks, and in Indian scripts with the letters joined to it by a virama.
 * Not left to `Intl.Segmenter`, whose tables differ between the server and an older browser.
 */
const firstLetter = /(?:\p{L}\p{M}*[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?)*\p{L}\p{M}*/u

/** A person's initials: of the first and of the last name, without titles. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const names = words.filter((word) => !title.test(word))
  const [first, ...rest] = names.length ? names : words
  return [first, rest.at(-1)].map((word) => word?.match(firstLetter)?.[0].toUpperCase() ?? '').join('')
}
