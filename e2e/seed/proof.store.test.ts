import { createHash, randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { combinations } from '@college/platform/proof/combinations'
import { prove } from '@college/platform/proof/prove'
import { buildPackages, storeBuilt } from '@college/platform/release/build'
import { promote } from '@college/platform/release/promote'
import { type Proof, putLive } from '@college/platform/release/put-live'
import { type Channel, liveVersion, packagesIn } from '@college/platform/store/channel'
import { readChannel } from '@college/platform/store/log'
import { Refusal, readRelease, releaseFolder, type Store, storeIn } from '@college/platform/store/site-store'
import { seal, writeChannel } from '@college/platform/testing/tiny-site'
import { textsIn } from '@college/shared/content/values'
import { manifestFile, type ReleaseManifest } from '@college/shared/contract/release-manifest'
import type { VisitorCheck } from '@college/shared/contract/visitor-checks'
import { folderOf } from '@college/shared/preset/checkout'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { findBrowser } from '../browser/find-browser'
import { repository } from '../checkout/lay-checkout'
import { atNight } from '../site/nightly'
import { seed } from './seed'

const patience = { timeout: 240_000 }
const testNightly = test.skipIf(!atNight)

let store: Store
/** The releases of the seed as built. */
const built: Record<string, string> = {}
beforeAll(async () => {
  process.env.BROWSER_PATH ??= (await findBrowser({ windowless: true })).executablePath
  const real = storeIn(seed)
  store = { ...storeIn(mkdtempSync(join(tmpdir(), 'proof-'))), site: real.site }
  const live = await readChannel(real)
  const channel: Channel = { releases: {} }
  for (const name of packagesIn(live)) {
    built[name] = liveVersion(live, name) ?? ''
    cpSync(releaseFolder(real, name, built[name]), releaseFolder(store, name, built[name]), {
      recursive: true,
    })
    seal(store, name, built[name])
    channel.releases[name] = [{ version: built[name], since: '2026-01-01T00:00:00.000Z' }]
  }
  await writeChannel(store, channel)
  await putLive(store, {})
})
afterAll(() => rmSync(join(store.releases, '..'), { recursive: true, force: true }))

type Edit = {
  /** Words of the build, and their replacement. */
  words?: [from: string, to: string]
  /** Code appended to every style sheet, or to the first page's script. */
  styles?: string
  script?: string
  manifest?: (manifest: ReleaseManifest) => void
}

let edits = 0

/** Stores a release as if built from an edited source. */
function edited(name: string, { words = ['', ''], styles = '', script = '', manifest = () => {} }: Edit) {
  const version = `edited-${++edits}`
  const folder = releaseFolder(store, name, version)
  cpSync(releaseFolder(store, name, built[name] ?? ''), folder, { recursive: true })
  const next = { ...structuredClone(readRelease(store, name, built[name] ?? '')), version }
  const [firstScript] = next.pages[0]?.modules ?? []
  let changed = 0
  for (const part of ['browser', 'server'])
    for (const file of readdirSync(join(folder, part)).filter((file) => /\.(js|cjs|css)$/.test(file))) {
      const text = readFileSync(join(folder, part, file), 'utf8')
      const end = file.endsWith('.css') ? styles : file === firstScript ? script : ''
      const now = (words[0] ? text.replaceAll(...words) : text) + end
      if (now === text) continue
      changed++
      writeFileSync(join(folder, part, file), now)
      if (part === 'server') continue
      writeFileSync(join(folder, part, `${file}.br`), brotliCompressSync(now))
      writeFileSync(join(folder, part, `${file}.gz`), gzipSync(now))
      const integrity = `sha256-${createHash('sha256').update(now).digest('base64')}`
      next.files[file] = { integrity, bytes: Buffer.byteLength(now) }
    }
  if (words[0] + styles + script && !changed)
    throw new Error(`${name}: found nothing to edit, expected ${words[0]}.`)
  for (const page of next.pages) page.server = version
  manifest(next)
  writeFileSync(join(folder, manifestFile), JSON.stringify(next))
  seal(store, name, version)
  return version
}

const checking = (...checks: VisitorCheck[]): Edit => ({
  manifest: (manifest) => {
    manifest.checks = [...(manifest.checks ?? []), ...checks]
  },
})

/** Promotes releases; returns the refusal, if any. What is live is the same afterwards. */
async function refusalOf(releases: Record<string, string>) {
  const said: string[] = []
  const refusal = await promote(store, releases, 'a test', (candidate) =>
    prove(store, candidate, (line) => said.push(line)),
  ).then(
    () => undefined,
    (error) => {
      if (error instanceof Refusal) return error.message
      throw error
    },
  )
  const live = await readChannel(store)
  for (const [name, version] of Object.entries(releases))
    expect(liveVersion(live, name) === version, said.join('\n')).toBe(refusal === undefined)
  await putLive(store, built)
  return refusal
}

test('refuses a change of words that another section’s check relies on, naming it', patience, async () => {
  const check = { name: 'Programs are in sight', open: '/', see: ['link "View Our Programs"'] }
  await putLive(store, { forms: edited('forms', checking(check)) })
  const about = edited('about', { words: ['View Our Programs', 'View All Programs'] })
  expect(await refusalOf({ about })).toBe(
    'forms: “Programs are in sight”: at / found link "View All Programs", expected link "View Our Programs".',
  )
})

test('accepts a changed sentence', patience, async () => {
  const media = edited('media', { words: ['A hospital among the hills', 'A hospital among the trees'] })
  expect(await refusalOf({ media })).toBeUndefined()
})

testNightly('a button that is older than the check of it is refused by name', patience, async () => {
  const check = { name: 'Ask the office', open: '/contact', see: ['button "Ask the office now"'] }
  expect(await refusalOf({ departments: edited('departments', checking(check)) })).toBe(
    'departments: “Ask the office”: at /contact found no button "Ask the office now", expected one.',
  )
})

testNightly('a contrast is refused by page, rule and element', patience, async () => {
  const media = edited('media', { styles: 'main p { color: #ddd !important; background: #eee !important }' })
  expect(await refusalOf({ media })).toMatch(
    /^media: \/\w+: found axe, light: color-contrast: .*contrast of 1\./,
  )
})

testNightly('a weight is refused by page and limit', patience, async () => {
  const media = edited('media', { script: `\n// ${randomBytes(90_000).toString('base64')}` })
  expect(await refusalOf({ media })).toMatch(
    /^media: \/\w+: found \d+ bytes of script, expected \d+ at most\.$/,
  )
})

testNightly('two that go alone and not together are named', patience, async () => {
  const check = { name: 'Figures are in sight', open: '/', see: ['heading "The college in figures"'] }
  const waiting = {
    media: edited('media', checking(check)),
    about: edited('about', { words: ['The college in figures', 'Twenty years, counted'] }),
  }
  const said: string[] = []
  const proof: Proof = (candidate) => prove(store, candidate, () => {})
  expect(await combinations(store, waiting, proof, (line) => said.push(line))).toBe(false)
  expect(said).toEqual([
    'media and about do not go together: media: “Figures are in sight”: at / found no heading "The college in figures", expected one.',
  ])
})

testNightly('a token that a live section takes is refused by name', patience, async () => {
  const { tokens = [] } = readRelease(store, 'media', built.media ?? '')
  const shell = edited('shell', {
    manifest: (manifest) => {
      manifest.tokens = manifest.tokens?.filter((token) => token !== tokens[0]) ?? []
    },
  })
  expect(await refusalOf({ shell })).toContain(
    `its styles take ${tokens[0]}, but shell ${shell} does not define`,
  )
})

/** Changes that break no promise: what and whose, the file, the text and its replacement, and the new file name. */
const harmless: [string, string, string, RegExp, string, string?][] = [
  [
    'a teacher more',
    'departments',
    'mfe-departments/content/ug/anatomy.yaml',
    /^faculty:$/m,
    `faculty:
  - name: Dr Meera Rao
    designation: Lecturer
    qualification: BNYS
    yoe: 2 Years`,
  ],
  [
    'a teacher less',
    'departments',
    'mfe-departments/content/ug/anatomy.yaml',
    /^ {2}- name: Dr Biju.*\n( {4}.*\n)+/m,
    '',
  ],
  ['a field left empty', 'departments', 'mfe-departments/content/ug/anatomy.yaml', /^ {4}mobile: .*\n/m, ''],
  [
    'another title of a page',
    'departments',
    'mfe-departments/content/ug/anatomy.yaml',
    /title: Department of Anatomy/,
    'title: Anatomy here',
  ],
  [
    'a graduate moved',
    'about',
    'mfe-about/content/home.yaml',
    /( {4}- name: .*\n(?: {6}.*\n)+)( {4}- name: .*\n(?: {6}.*\n)+)/,
    '$2$1',
  ],
  [
    'another heading',
    'about',
    'mfe-about/content/home.yaml',
    /heading: Our Programs/,
    'heading: Where to begin',
  ],
  ['a slide less', 'about', 'mfe-about/content/home.yaml', /^ {4}- picture: hero-peepal\n.*\n/m, ''],
  ['a film less', 'media', 'mfe-media/content/life.yaml', /^ {6}- id: shobavana-2\n( {8}.*\n)+/m, ''],
  [
    'another picture',
    'media',
    'mfe-media/pictures/shobavana-2.svg',
    /hsl\(/,
    'hsl( ',
    'mfe-media/pictures/shobavana-1.svg',
  ],
  [
    'a longer hint of a field',
    'forms',
    'mfe-forms/content/contact.yaml',
    /We answer to this address\./,
    'The office answers to this address, on weekdays.',
  ],
  [
    'more padding of buttons',
    'forms',
    'shared/ui/button/button.module.css',
    /padding: var\(--space-2\) var\(--space-5\)/,
    'padding: var(--space-3) var(--space-6)',
  ],
  [
    'a link more',
    'shell',
    'shell/content/chrome.yaml',
    /( +- label: Library\n +href: .*\n)/,
    '$1      - label: Internship\n        href: /internship\n',
  ],
  [
    'another colour within contrast',
    'shell',
    'shared/styles/tokens.css',
    /--leaf: #[0-9a-f]+/,
    '--leaf: #2a5f6e',
  ],
]

testNightly.each(harmless)(
  '%s is not refused (%s)',
  { timeout: 900_000 },
  async (_, name, file, from, to, as = file) => {
    const source = mkdtempSync(join(repository, '.cache/proof-'))
    onTestFinished(() => rmSync(source, { recursive: true, force: true }))
    cpSync(seed, source, { recursive: true, verbatimSymlinks: true })
    const text = readFileSync(join(source, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(source, as), text.replace(from, to))
    await buildPackages(source, [name])
    expect(await refusalOf({ [name]: await storeBuilt(store, folderOf(source, name)) })).toBeUndefined()
  },
)

/** Some sentences of a section's content. */
function sentencesOf(name: string) {
  const content = join(seed, `mfe-${name}/content`)
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  )
  const texts = files
    .flatMap((file) => [...textsIn(parse(readFileSync(join(content, file), 'utf8')))])
    .flatMap(({ text }) => (/^[\w ,]{60,200}\.$/.test(text) ? [text] : []))
  return texts.filter((_, index) => index % Math.ceil(texts.length / 4) === 0)
}

testNightly.each(['about', 'academics', 'departments', 'media', 'forms'])(
  'a word more in a sentence of %s, and a new drawing of its styles, are not refused',
  // The form of the section forms is on every page.
  { timeout: 1_800_000 },
  async (name) => {
    const sentences = sentencesOf(name)
    expect(sentences.length).toBeGreaterThan(1)
    for (const sentence of sentences)
      expect(
        await refusalOf({ [name]: edited(name, { words: [sentence, `${sentence} Come and see.`] }) }),
      ).toBe(undefined)
    const styles = 'main img { border: 3px solid currentcolor }'
    expect(await refusalOf({ [name]: edited(name, { styles }) })).toBeUndefined()
  },
)
