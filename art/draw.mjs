// Writes every scene to <package>/pictures/<name>.svg, every plant to the content's. Usage: node art/draw.mjs [--check] [package | plants] [name …]
// --check writes nothing: it names the files that are not what the code draws. A drawing that a photograph replaced is not missed.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const sets = [
  ...['about', 'academics', 'departments', 'media', 'forms'].map((name) => ({
    name,
    code: `scenes/${name}.mjs`,
    folder: `mfe-${name}/pictures`,
  })),
  { name: 'plants', code: 'plants/index.mjs', folder: 'shared/content/plants' },
]
const checking = process.argv.includes('--check')
const [only, ...names] = process.argv.slice(2).filter((argument) => argument !== '--check')

for (const { name, code, folder } of sets) {
  if (only && only !== name) continue
  const { scenes } = await import(join(here, code))
  if (!checking) await mkdir(join(here, '..', folder), { recursive: true })
  for (const [picture, draw] of Object.entries(scenes)) {
    if (names.length && !names.includes(picture)) continue
    const svg = await draw()
    if (/NaN|undefined/.test(svg)) throw new Error(`${name}/${picture}: a number or colour is missing`)
    const file = join(here, '..', folder, `${picture}.svg`)
    if (!checking) await writeFile(file, svg)
    else if (existsSync(file) && readFileSync(file, 'utf8') !== svg) {
      console.log(
        `${folder}/${picture}.svg: found another drawing than the code's; run node art/draw.mjs ${name}`,
      )
      process.exitCode = 1
    }
  }
}
