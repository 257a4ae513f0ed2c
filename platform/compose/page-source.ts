import { formsSection } from '@college/shared/contract'
import { type ComposedPage, type Composition, liveRelease } from '@college/shared/contract/composition'
import type { Assets, PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { hashOf } from '../store/hash'

/** A page of the plan, what it is made from, and the hashes of that. */
export type PlannedPage = PageSource & {
  /** Hash of all that the finished document depends on. */
  key: string
  /** Hash of what the markup in it depends on: less, so that a new frame needs no new rendering. */
  rendering: string
}

/** What a page is made from, beside what all pages have in common. */
export type PageSource = {
  page: ComposedPage
  /** The page's own files, with integrity and size. */
  files: ReleaseManifest['files']
}

/** What all pages have in common: the composition without its pages and their files. */
export const siteSource = (composition: Composition): Composition => ({
  ...composition,
  pages: [],
  releases: mapReleases(composition, (release) =>
    release.name === 'shell'
      ? release
      : {
          ...release,
          pages: [],
          files: filesOf(release, [release.runtime, ...Object.values(release.exposes)]),
        },
  ),
})

/**
 * The composition as one page sees it: the shell, its own section, the footer's form, its own files. Nothing else
 * reaches its document, so the page's key holds by construction.
 */
export function documentSource(site: Composition, { page, files }: PageSource): Composition {
  const { canary, ...common } = site
  return {
    ...common,
    ...(canary?.section === page.owner && { canary }),
    pages: [page],
    releases: mapReleases(site, (release) => {
      if (release.name === 'shell') return release
      if (release.name === page.owner) return { ...unnamed(release), files: { ...release.files, ...files } }
      return release.name === formsSection ? unnamed(release) : blank(release)
    }),
  }
}

/** The same for its markup: no addresses of scripts, which change with every release of the section. */
export const renderSource = (site: Composition, page: ComposedPage): Composition => {
  const { canary: _canary, libraries: _libraries, ...common } = site
  return {
    ...common,
    pages: [page],
    releases: mapReleases(site, (release) =>
      release.name === 'shell'
        ? release
        : { ...blank(release), exposes: release.name === formsSection ? release.exposes : {} },
    ),
  }
}

/** The pages with the hashes of what each is made from. */
export function planPages(composition: Composition): PlannedPage[] {
  const site = siteSource(composition)
  const { shell, forms } = site.releases
  const { channel, year, day, live, canary, libraries } = site
  const common = hashOf([site.site, channel, year, day, live, shell, forms.exposes])
  const owners = new Map<PackageName, string>()
  for (const release of Object.values(site.releases))
    owners.set(
      release.name,
      hashOf([
        common,
        libraries,
        unnamed(forms),
        unnamed(release),
        canary?.section === release.name && canary,
      ]),
    )
  return composition.pages.map((page) => {
    const text = JSON.stringify([page.path, page.owner, page.page])
    const files = ownFiles(composition, page)
    return {
      page,
      files,
      rendering: hashOf(`${common} ${text}`),
      key: hashOf(`${owners.get(page.owner)} ${text} ${JSON.stringify(files)}`),
    }
  })
}

/** The page's own files, with integrity and size. */
const ownFiles = (composition: Composition, { owner, page }: ComposedPage) =>
  filesOf(liveRelease(composition, owner), [page])

const filesOf = (release: ReleaseManifest, assets: Assets[]): ReleaseManifest['files'] =>
  Object.fromEntries(
    assets
      .flatMap(({ scripts, styles, lazy = [] }) => [...scripts, ...styles, ...lazy])
      .flatMap((name) => {
        const file = release.files[name]
        return file ? [[name, file]] : []
      }),
  )

/** A page that named the release of its section would change with every one. */
const unnamed = (release: ReleaseManifest): ReleaseManifest => ({ ...release, version: '' })

/** What is left of a release that a page has nothing to do with. */
const blank = ({ name, contract }: ReleaseManifest): ReleaseManifest => ({
  name,
  version: '',
  contract,
  entry: '',
  files: {},
  runtime: { scripts: [], styles: [] },
  pages: [],
  exposes: {},
})

const mapReleases = ({ releases }: Composition, change: (release: ReleaseManifest) => ReleaseManifest) =>
  Object.fromEntries(
    Object.entries(releases).map(([name, release]) => [name, change(release)]),
  ) as Composition['releases']
