import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ChannelName } from '../../../shared/contract/composition'
import { contractVersion, type PageHead } from '../../../shared/contract/contract'
import {
  manifestFile,
  type PackageName,
  type ReleaseManifest,
} from '../../../shared/contract/release-manifest'
import { readChannel, storeOf } from '../release/channel'
import { putLive } from '../release/put-live'
import { packages, releaseFolder, storeIn } from '../release/store'

/** A page of a tiny release: its words, and what matters to links. `error` is what its component throws. */
type TinyPage = Partial<PageHead> & { text?: string; ids?: string[]; links?: string[]; error?: string }
type TinyPages = Record<string, TinyPage>

const firstPages: Partial<Record<PackageName, TinyPages>> = {
  shell: { '/404': {}, '/search': {}, '/offline': {} },
  about: { '/': { links: ['/life#today'] } },
  academics: { '/academics': {} },
  departments: { '/department/ug': {} },
  media: { '/life': { ids: ['today'] }, '/{product}': {} },
  forms: { '/contact': {} },
}

/**
 * A site of six releases, `v1` each, that are a few lines long and need no build; they are live, in a store that is
 * removed when the test has finished.
 */
export async function tinySite() {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = storeIn(folder)
  mkdirSync(join(folder, 'shared'))
  copyFileSync(storeIn(join(import.meta.dirname, '../../..')).site, store.site)

  /** Stores a release; its pages are those of `v1` unless others are given. */
  const release = (
    name: PackageName,
    version: string,
    pages = firstPages[name] ?? {},
    changes: Partial<ReleaseManifest> = {},
  ) => {
    writeRelease(releaseFolder(store, name, version), pages, {
      ...manifestOf(name, version, pages),
      ...changes,
    })
    return version
  }
  for (const name of packages) release(name, 'v1')
  await putLive(store, Object.fromEntries(packages.map((name) => [name, 'v1'])))

  const folderOf = (channel: ChannelName) => storeOf(store, channel).public
  return {
    store,
    release,
    /** The version of a section that is live. */
    live: (name: PackageName) => readChannel(store)[name]?.[0]?.version,
    /** The text of a served file. */
    text: (file: string, channel: ChannelName = 'production') =>
      readFileSync(join(folderOf(channel), file), 'utf8'),
    /** Every served file by its name, byte for byte. */
    served: (channel: ChannelName = 'production') => filesIn(folderOf(channel)),
  }
}

function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile() && entry.name !== '.composed-from.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'base64')]),
  )
}

const hashOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 8)

function manifestOf(name: PackageName, version: string, pages: TinyPages): ReleaseManifest {
  const entry = `entry-${version}.js`
  const released = Object.entries(pages).map(([path, page]) => ({
    path,
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    lead: '',
    ...page,
    // As a build does, so that a page that changes has another script.
    scripts: [`page-${hashOf([path, page])}.js`],
    styles: [],
  }))
  const files = [entry, ...released.flatMap(({ scripts }) => scripts)]
  return {
    name,
    version,
    contract: contractVersion,
    entry,
    files: Object.fromEntries(files.map((file) => [file, { integrity: `sha256-${file}`, bytes: 1 }])),
    runtime: { scripts: [entry], styles: [] },
    pages: released,
    exposes: {},
  }
}

let written = 0

function writeRelease(folder: string, pages: TinyPages, manifest: ReleaseManifest) {
  for (const part of ['browser', 'server']) mkdirSync(join(folder, part), { recursive: true })
  for (const file of Object.keys(manifest.files)) writeFileSync(join(folder, 'browser', file), `// ${file}`)
  const code = manifest.name === 'shell' ? shellCode : sectionCode
  writeFileSync(join(folder, 'server/server.cjs'), `const pages = ${JSON.stringify(pages)}\n${code}`)
  const file = join(folder, manifestFile)
  writeFileSync(file, JSON.stringify(manifest))
  // File systems count in steps that are longer than a test takes: each release is a second newer than the one before.
  utimesSync(file, ++written, written)
}

/** What both kinds of server builds do: each page is loaded as its own description. */
const loaders = `const remote = { pages: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, async () => page])) }`

const sectionCode = `${loaders}
exports.exposes = { './remote': { remote }, './footer-form': { FooterForm: () => 'Write to us' } }`

const shellCode = `${loaders}
const render = async ({ site }, { path, page }, { text = 'Words of ' + path, ids = [], links = [], error }, FooterForm) => {
  if (error) throw new Error(error)
  return {
    html: text + ' ' + FooterForm() + ' ' + site.phones.office, title: page.title, description: page.description, heading: page.title,
    trail: [], words: { title: page.title, headings: [], text }, ids, links,
  }
}
const document = ({ channel, canary, year }, { owner }, { title, html }) =>
  JSON.stringify({ channel, year, title, html, canary: canary?.section === owner ? canary : undefined })
const files = ({ releases }, kept, read) => [['worker.js', JSON.stringify([...kept.keys(), read(releases.shell.entry)])]]
const startSite = async () => ({ render, document, files, keptPages: ['/offline'] })
exports.exposes = { './server': { remote, singletons: {}, startSite } }`
