// Writes every scene to <package>/pictures/<name>.svg. Usage: node shared/illustrations/draw.mjs [package] [name …]
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const packages = ['about', 'academics', 'departments', 'media', 'forms']
const [only, ...names] = process.argv.slice(2)

for (const name of packages) {
  if (only && only !== name) continue
  const { scenes } = await import(join(here, 'scenes', `${name}.mjs`))
  const folder = join(here, '..', '..', `mfe-${name}`, 'pictures')
  await mkdir(folder, { recursive: true })
  for (const [picture, draw] of Object.entries(scenes)) {
    if (names.length && !names.includes(picture)) continue
    const svg = draw()
    if (/NaN|undefined/.test(svg)) throw new Error(`${name}/${picture}: a number or colour is missing`)
    await writeFile(join(folder, `${picture}.svg`), svg)
  }
}
