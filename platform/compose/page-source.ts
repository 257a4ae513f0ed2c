import { formsSection } from '@college/shared/contract'
import { type ComposedPage, type Composition, liveRelease } from '@college/shared/contract/composition'
import type { Assets, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { hashOf } from '../store/hash'

/** A page of the plan with its own sources, apart from what all pages share. */
export type PlannedPage = {
  page: ComposedPage
  files: ReleaseManifest['files']
  /** Hash of everything that the finished document depends on. */
  key: string
}

/** What all pages share: the composition without its pages and their files. */
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
 * The composition as one page sees it: the shell, its own section, the footer's form, its own files. Its
 * document depends on nothing else, so the page's key is right by construction.
 */
export function documentSource(
  site: Composition,
  { page, files }: Pick<PlannedPage, 'page' | 'files'>,
): Composition {
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

export function planPages(composition: Composition): PlannedPage[] {
  const { canary, releases, ...common } = siteSource(composition)
  const { shell, forms } = releases
  const all = hashOf([common, shell, unnamed(forms)])
  const owners = new Map(
    Object.values(releases).map((release) => [
      release.name,
      hashOf([all, unnamed(release), canary?.section === release.name && canary]),
    ]),
  )
  return composition.pages.map((page) => {
    const files = filesOf(liveRelease(composition, page.owner), [page.page])
    return { page, files, key: hashOf([owners.get(page.owner), page, files]) }
  })
}

const filesOf = (release: ReleaseManifest, assets: Assets[]): ReleaseManifest['files'] =>
  Object.fromEntries(
    assets
      .flatMap(({ scripts, styles, lazy = [] }) => [...scripts, ...styles, ...lazy])
      .flatMap((name) => {
        const file = release.files[name]
        return file ? [[name, file]] : []
      }),
  )

/** A page that contained its section's version would change with every release. */
const unnamed = (release: ReleaseManifest): ReleaseManifest => ({ ...release, version: '' })

/** A release reduced to nothing, for pages that do not use it. */
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
