import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  manifestFile,
  type ReleasedPage,
  type ReleaseManifest,
} from '../../../shared/contract/release-manifest'
import { readRelease, releaseFolder, type Store } from '../../../shell/platform/release/store'
import { sealAsItIs } from '../../../shell/platform/store/seal'

/** The department pages of a release; the models of all generated ones. */
const isModel = ({ path }: ReleasedPage) => /^\/department\/ug\/(?!404$)[a-z-]+$/.test(path)

/**
 * Stores a release of `departments` with so many more pages, made from those that are there: each with a script
 * of its own for its words, and with its own words in its server build. It stands for a build of as many files,
 * which would take longer than everything that is to be measured.
 *
 * @param changed number of the one page whose words are others than in the release before
 * @returns its version
 */
export async function growRelease(
  store: Store,
  version: string,
  count: number,
  changed?: number,
): Promise<string> {
  const grown = `grown-${count}${changed === undefined ? '' : `-${changed}`}`
  const folder = releaseFolder(store, 'departments', grown)
  cpSync(releaseFolder(store, 'departments', version), folder, { recursive: true })
  const manifest = readRelease(store, 'departments', version)
  const models = manifest.pages.filter(isModel)
  const shared = models.reduce(
    (left, { scripts }) => left.filter((file) => scripts.includes(file)),
    [...(models[0]?.scripts ?? [])],
  )
  const release: ReleaseManifest = { ...manifest, version: grown, files: { ...manifest.files } }

  release.pages = [...manifest.pages]
  const generated: [path: string, model: string, note: string][] = []
  for (let index = 0; index < count; index++) {
    const model = models[index % models.length]
    if (!model)
      throw new Error(`departments ${version}: has no department, expected some to make others from.`)
    const note = index === changed ? 'changed' : 'first'
    const path = `/department/ug/generated-${index}`
    const own = model.scripts.find((file) => !shared.includes(file)) ?? ''
    const script = writeScript(folder, own, `${index} ${note}`, release)
    const scripts = model.scripts.map((file) => (file === own ? script : file))
    release.pages.push({ ...model, path, title: `${model.title} ${index}`, scripts })
    generated.push([path, model.path, `${index}, ${note}`])
  }
  appendFileSync(
    join(folder, 'server/server.cjs'),
    `\n(${addPages})(exports, ${JSON.stringify(generated)})\n`,
  )
  writeFileSync(join(folder, manifestFile), JSON.stringify(release))
  await sealAsItIs(store.driver, 'departments', grown)
  return grown
}

/** A page's script under a name of its own, with its integrity, in the three forms that a release has. */
function writeScript(folder: string, model: string, note: string, { files }: ReleaseManifest): string {
  const text = `${readFileSync(join(folder, 'browser', model), 'utf8')}\n// ${note}\n`
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const name = `c-${hash.digest('hex').slice(0, 12)}.js`
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, 'browser', name + ending), text)
  files[name] = { integrity, bytes: text.length }
  return name
}

/** Written into the server build: adds the generated pages to those of the section. */
const addPages = `function (exports, generated) {
  const { pages } = exports.exposes['./remote'].remote
  for (const [path, model, note] of generated)
    pages[path] = async () => {
      const page = await pages[model]()
      return { ...page, head: { ...page.head, title: page.head.title + ' ' + note } }
    }
}`
