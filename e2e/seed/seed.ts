import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { layCheckout, repository } from '../checkout/lay-checkout'

/** The frozen college: content of all packages and `site.yaml`, as in the specification. */
const college = join(import.meta.dirname, 'college')

/** The checkout with the frozen college's content, whose site the tests beside this file use. */
export const seed = join(repository, '.cache/seed')

/** Lays the checkout again; unchanged parts are not rebuilt. */
export const laySeed = () => layCheckout(seed, writeSeed)

/** Writes the frozen college's content into a folder, with a different picture for each name and one film for all. */
export function writeSeed(folder: string) {
  cpSync(college, folder, { recursive: true })
  standInsFor(folder)
}

/** Creates pictures and films that a folder's content names but lacks. */
export function standInsFor(folder: string) {
  for (const name of readdirSync(folder).filter((name) => name.startsWith('mfe-'))) {
    const content = join(folder, name, 'content')
    const text = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(join(content, file), 'utf8'))
      .join('\n')
    for (const picture of named(text, 'picture|photo'))
      write(join(folder, name, `pictures/${picture}.svg`), drawing(picture, name === 'mfe-departments'))
    for (const film of named(text, 'src')) {
      for (const format of ['mp4', 'webm'])
        write(
          join(folder, name, `clips/${film}.${format}`),
          readFileSync(join(import.meta.dirname, `film.${format}`)),
        )
      write(
        join(content, `captions/${film}.vtt`),
        `WEBVTT\n\n00:00.300 --> 00:03.500\nThe film ${film}.\n\n00:04.000 --> 00:07.500\nIt goes on.\n`,
      )
    }
  }
}

const named = (text: string, field: string) =>
  new Set(
    [...text.matchAll(new RegExp(`\\b(?:${field}): ([a-z0-9-]+)$`, 'gm'))].map(([, name]) => name ?? ''),
  )

function write(file: string, data: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
}

/**
 * A unique picture for a name: its letters determine a colour and a slope.
 *
 * @param isPlate whether it is transparent, like departments' plates
 */
function drawing(name: string, isPlate: boolean): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 36_000, 7)
  const hue = number % 360
  const height = 200 + (number % 97) * 6
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1000" width="1500" height="1000">
${isPlate ? '' : `<rect width="1500" height="1000" fill="hsl(${hue} 40% 80%)"/>`}
<path d="M0 1000V${height}L1500 ${1000 - height / 2}V1000Z" fill="hsl(${hue} 35% 35%)"/>
<circle cx="${300 + (number % 9) * 100}" cy="${height / 2 + 60}" r="90" fill="hsl(${(hue + 150) % 360} 60% 60%)"/>
</svg>
`
}
