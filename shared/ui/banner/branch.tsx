import styles from './banner.module.css'

/** A leaf of some 100 units pointing to the right, and where it stands on its branch: x, y, degrees, scale. */
type Branch = {
  name: string
  mirrored?: boolean
  stem: string
  leaf: string
  veins: string
  leaves: [number, number, number, number][]
}

const neem: Branch = {
  name: 'neem',
  stem: 'M-60 424 20 392C150 330 250 190 452 84',
  leaf: 'M0 0C20-16 62-24 104-5C66 15 24 14 0 0Z',
  veins:
    'M0 0C34-5 70-7 104-5M16-2 27-12M32-4 45-15M48-6 62-16M64-6 77-14M79-6 88-11M18-1 30 6M35-4 49 7M53-5 66 5M71-5 81 1',
  leaves: [
    [66, 367, -88, 0.9],
    [79, 358, 25, 0.9],
    [102, 341, -90, 1],
    [115, 332, 19, 1],
    [138, 313, -90, 1.1],
    [152, 303, 15, 1.1],
    [175, 283, -89, 1.2],
    [189, 271, 12, 1.1],
    [214, 250, -87, 1.1],
    [228, 239, 10, 1.1],
    [254, 217, -84, 1.1],
    [270, 205, 9, 1],
    [298, 183, -80, 1],
    [314, 171, 9, 1],
    [345, 149, -75, 0.9],
    [363, 137, 9, 0.9],
    [397, 115, -69, 0.8],
    [416, 104, 10, 0.8],
    [452, 84, -26, 0.8],
  ],
}

const tulsi: Branch = {
  name: 'tulsi',
  stem: 'M190 398C210 300 262 200 256 70M256 70C255 52 254 40 256 20M256 96l-9-9M256 96l9-9M256 80l-9-9M256 80l9-9M255 64l-8-8M255 64l8-8M255 48l-7-7M255 48l7-7M255 34l-5-6M255 34l5-6',
  leaf: 'M0 0C10-3 12-18 24-23C40-30 54-29 66-22C82-16 90-8 104 0C90 9 82 16 66 22C54 29 40 30 24 23C12 18 10 3 0 0Z',
  veins:
    'M0 0H104M18 0 34-18M34 0 52-19M50 0 66-16M66 0 79-11M80 0 89-6M18 0 34 18M34 0 52 19M50 0 66 16M66 0 79 11M80 0 89 6',
  leaves: [
    [198, 363, -137, 1.2],
    [199, 359, -5, 1.1],
    [214, 309, -137, 1.3],
    [215, 305, -15, 1.2],
    [230, 256, -126, 1.1],
    [231, 252, -14, 1],
    [243, 207, -129, 0.8],
    [244, 203, -32, 0.8],
    [250, 166, -123, 0.5],
    [251, 162, -32, 0.5],
  ],
}

const peepal: Branch = {
  name: 'peepal',
  mirrored: true,
  stem: 'M-260 210C-160 150 -70 115 14 96C130 70 300 60 466 130',
  leaf: 'M28 0C14-22 22-46 48-46C78-46 92-20 104-8C118 0 132 2 158 5C132 7 118 7 104 11C92 24 78 48 48 46C22 46 14 22 28 0Z',
  veins:
    'M0 0H28C70 0 110 2 158 5M32 0C36-14 40-26 52-38M46 0C52-14 60-24 72-32M62 0C70-10 78-18 88-22M80 1 100-9M32 0C36 14 40 26 52 38M46 0C52 14 60 24 72 33M62 1C70 11 78 19 88 24M80 2 100 11',
  leaves: [
    [74, 85, 70, 0.8],
    [158, 77, 94, 1],
    [221, 77, -40, 0.6],
    [259, 79, 89, 1.3],
    [366, 97, 94, 1],
    [396, 105, -24, 0.5],
    [466, 130, 53, 0.8],
  ],
}

const branches = [neem, tulsi, peepal] as const

/** A line drawing of one of three branches, neem, tulsi or peepal; which one is the page's path to choose. */
export function BranchDrawing({ path }: { path: string }) {
  const { name, mirrored, stem, leaf, veins, leaves } = branches[numberOf(path) % branches.length] ?? neem
  const id = `${name}-leaf`
  return (
    <svg
      className={styles.branch}
      viewBox="0 0 480 400"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <defs>
        <g id={id}>
          <path className={styles.leaf} d={leaf} />
          <path className={styles.veins} d={veins} />
        </g>
      </defs>
      <g transform={mirrored ? 'translate(480 60) scale(-1 1)' : undefined}>
        <path className={styles.stem} d={stem} />
        {leaves.map(([x, y, degrees, scale]) => (
          <use
            key={`${x} ${y}`}
            href={`#${id}`}
            transform={`translate(${x} ${y}) rotate(${degrees}) scale(${scale})`}
          />
        ))}
      </g>
    </svg>
  )
}

const numberOf = (path: string) =>
  [...path].reduce((number, letter) => (number * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
