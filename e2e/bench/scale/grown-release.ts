import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRelease, releaseFolder, type Store } from '@college/platform/store/site-store'
import { seal } from '@college/platform/testing/seal'
import {
  manifestFile,
  type PackageName,
  type ReleasedPage,
  type ReleaseManifest,
} from '@college/shared/contract/release-manifest'
import { generatedPages } from './generated-pages'

/**
 * Stores a release of a section with `count` more pages, derived from existing ones: each has its own script,
 * and its own words and links in the server build. It replaces a build of as many files, which would take
 * longer than everything to be measured.
 *
 * @param changed the number of the one page whose words differ from the release of the same size
 * @returns its version
 */
export function growRelease(
  store: Store,
  section: PackageName,
  version: string,
  count: number,
  changed?: number,
): string {
  const grown = `grown-${count}${changed === undefined ? '' : `-${changed}`}`
  const folder = releaseFolder(store, section, grown)
  cpSync(releaseFolder(store, section, version), folder, { recursive: true })
  const manifest = readRelease(store, section, version)
  const models = manifest.pages.filter(({ path }) => isModel[section]?.test(path))
  const shared = models.reduce(
    (left, { scripts }) => left.filter((file) => scripts.includes(file)),
    [...(models[0]?.scripts ?? [])],
  )
  const release: ReleaseManifest = { ...manifest, version: grown, files: { ...manifest.files } }
  release.pages = [...manifest.pages]
  for (let index = 0; index < count; index++) {
    const model = models[index % models.length]
    if (!model) throw new Error(`${section} ${version}: has no page to make others from.`)
    const note = index === changed ? ' changed' : ''
    const own = model.scripts.find((file) => !shared.includes(file)) ?? model.scripts[0] ?? ''
    const script = writeScript(folder, own, `${index}${note}`, release)
    release.pages.push({
      ...model,
      path: pathOf(model, index),
      title: `${model.title} ${index}`,
      scripts: model.scripts.map((file) => (file === own ? script : file)),
      ...(model.modules && { modules: model.modules.map((file) => (file === own ? script : file)) }),
    })
  }
  const told = { models: models.map(({ path }) => path), count, changed: changed ?? -1 }
  appendFileSync(
    join(folder, 'server/server.cjs'),
    `\n;(${generatedPages})(exports, require('react'), ${JSON.stringify(told)})\n`,
  )
  writeFileSync(join(folder, manifestFile), JSON.stringify(release))
  seal(store, section, grown)
  return grown
}

/** The pages to derive others from: ordinary ones, with words and pictures. */
const isModel: Partial<Record<PackageName, RegExp>> = {
  about: /^\/about\/(aef|messages|vision-mission)$/,
  academics: /^\/academics\/activitiesdemo\/(?!404$)[a-z-]+$/,
  departments: /^\/department\/ug\/(?!404$)[a-z-]+$/,
}

const pathOf = ({ path }: ReleasedPage, index: number) =>
  `${path.slice(0, path.lastIndexOf('/'))}/generated-${index}`

/** Writes a script under its own name, with its integrity, in the three forms that a release has. */
function writeScript(folder: string, model: string, note: string, { files }: ReleaseManifest): string {
  const text = `${readFileSync(join(folder, 'browser', model), 'utf8')}\n// ${note}\n`
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const name = `c-${hash.digest('hex').slice(0, 12)}.js`
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, 'browser', name + ending), text)
  files[name] = { integrity, bytes: text.length }
  return name
}
