import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractVersion, type PageHead } from '@college/shared/contract'
import {
  manifestFile,
  type PackageName,
  type ReleaseManifest,
} from '@college/shared/contract/release-manifest'
import type { Store } from '../store/site-store'
import { storeRelease } from '../store/store-release'

/** A page of a tiny release: its words, ids and links. `error` is what its component throws. */
type TinyPage = Partial<PageHead> & { text?: string; ids?: string[]; links?: string[]; error?: string }
export type TinyPages = Record<string, TinyPage>

/** The default pages of a release. */
const firstPages: Partial<Record<PackageName, TinyPages>> = {
  shell: { '/404': {}, '/search': {}, '/offline': {} },
  about: { '/': { links: ['/life#today'] } },
  academics: { '/academics': {} },
  departments: { '/department/ug': {} },
  media: { '/life': { ids: ['today'] }, '/{product}': {} },
  forms: { '/contact': {} },
}

/** Those pages with words that no other version has. */
export function ownPages(name: PackageName, version: string): TinyPages {
  const pages = Object.entries(firstPages[name] ?? { [`/${name}`]: {} })
  const own = pages.map(([path, page]) => [path, { ...page, text: `${name}:${version} at ${path}` }] as const)
  return Object.fromEntries(own)
}

/** Stores a release of a few lines, as a command does after a build. */
export async function storeTiny(store: Store, name: PackageName, version: string, pages?: TinyPages) {
  const dist = mkdtempSync(join(tmpdir(), 'tiny-release-'))
  const manifest = writeTinyRelease(dist, name, version, pages)
  await storeRelease(store, dist, manifest).finally(() => rmSync(dist, { recursive: true }))
}

/** Writes a release of a few lines into a folder, as a build would, but without one. */
export function writeTinyRelease(
  folder: string,
  name: PackageName,
  version: string,
  pages: TinyPages = firstPages[name] ?? {},
  changes: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  const manifest = { ...manifestOf(name, version, pages, changes.entry), ...changes }
  for (const part of ['browser', 'server']) mkdirSync(join(folder, part), { recursive: true })
  for (const file of Object.keys(manifest.files)) writeFileSync(join(folder, 'browser', file), textOf(file))
  const code = name === 'shell' ? shellCode : sectionCode
  writeFileSync(join(folder, 'server/server.cjs'), `const pages = ${JSON.stringify(pages)}\n${code}`)
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest))
  return manifest
}

const hashOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 8)

function manifestOf(
  name: PackageName,
  version: string,
  pages: TinyPages,
  entry = `entry-${version}.js`,
): ReleaseManifest {
  const released = Object.entries(pages).map(([path, page]) => ({
    path,
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    lead: '',
    ...page,
    // As in a build, a changed page has another script.
    scripts: [`page-${hashOf([path, page])}.js`],
    styles: [],
  }))
  const files = [entry, ...released.flatMap(({ scripts }) => scripts)]
  return {
    name,
    version,
    contract: contractVersion,
    entry,
    files: Object.fromEntries(files.map((file) => [file, { integrity: integrityOf(file), bytes: 1 }])),
    runtime: { scripts: [entry], styles: [] },
    pages: released,
    exposes: {},
  }
}

const textOf = (file: string) => `// ${file}`
const integrityOf = (file: string) => `sha256-${createHash('sha256').update(textOf(file)).digest('base64')}`

/** Code of both kinds of server builds: each page loads as its own description. */
const loaders = `const remote = { pages: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, async () => page])) }`

const sectionCode = `${loaders}
exports.exposes = { './remote': { remote }, './footer-form': { FooterForm: () => 'Dear gardener' } }`

const shellCode = `${loaders}
const render = async ({ site }, { path, page }, { text = 'Words of ' + path, ids = [], links = [], error }, FooterForm) => {
  if (error) throw new Error(error)
  return {
    html: text + ' ' + FooterForm() + ' ' + site.phones.office, title: page.title, description: page.description, heading: page.title,
    trail: [], words: { title: page.title, headings: [], text }, ids, links,
  }
}
const document = ({ channel, canary, year, day, releases }, { owner, page }, { title, html }) =>
  JSON.stringify({ channel, year, day, title, html, files: page.scripts.map((file) => ['assets/' + owner + '/' + file, releases[owner].files[file].integrity]), canary: canary?.section === owner ? canary : undefined })
const files = ({ releases }, kept, read) => [['worker.js', JSON.stringify([...kept.keys(), read(releases.shell.entry)])]]
const startSite = async () => ({ render, document, files, keptPages: ['/offline'] })
exports.exposes = { './server': { remote, singletons: {}, startSite } }`
