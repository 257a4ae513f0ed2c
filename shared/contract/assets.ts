import { type ComposedPage, type Composition, liveRelease } from './composition'
import { footerFormModule, formsSection } from './contract'
import type { Assets, PackageName } from './release-manifest'
import type { SiteConfig } from './site-config'

/** A file that a page refers to: its address and its integrity. */
export type Asset = { url: string; integrity: string }

/** Where a package's files are served: beside the pages, or by the section's own server. */
export const assetUrl = (site: SiteConfig, owner: PackageName, file: string) =>
  `${(owner !== 'shell' && site.origins?.[owner]) || ''}/assets/${owner}/${file}`

/** A file of a live release: the same object whenever it is asked for, because most pages have the same. */
export const assetOf = (
  { site, releases }: Pick<Composition, 'site' | 'releases'>,
  owner: PackageName,
  file: string,
): Asset => {
  const packages = known.get(releases) ?? new Map<PackageName, Map<string, Asset>>()
  known.set(releases, packages)
  const assets = packages.get(owner) ?? new Map<string, Asset>()
  packages.set(owner, assets)
  const asset = assets.get(file) ?? {
    url: assetUrl(site, owner, file),
    integrity: liveRelease({ releases }, owner).files[file]?.integrity ?? '',
  }
  assets.set(file, asset)
  return asset
}

const known = new WeakMap<Composition['releases'], Map<PackageName, Map<string, Asset>>>()

/** The addresses of the scripts to import, if a host may do that. */
export const modulesOf = (
  composition: Composition,
  owner: PackageName,
  { modules = [] }: Partial<Assets> = {},
) => modules.map((file) => assetOf(composition, owner, file).url)

const unique = (assets: Asset[]): Asset[] => [...new Set(assets)]

/** Everything that a page needs before it is live: the shell's files, its section's, its own, the footer form's styles. */
export function assetsOfPage(composition: Composition, { owner, page }: ComposedPage) {
  const { scripts, styles, form } = assetsOfAllPages(composition, owner)
  const own = (files: string[]) => files.map((file) => assetOf(composition, owner, file))
  return {
    scripts: unique([...scripts, ...own(page.scripts)]),
    styles: unique([...styles, ...own(page.styles), ...form]),
  }
}

/** What all pages of a package need. */
function assetsOfAllPages(composition: Composition, owner: PackageName): Common {
  const { releases } = composition
  const packages = common.get(releases) ?? new Map<PackageName, Common>()
  common.set(releases, packages)
  const of = (name: PackageName, files: string[]) => files.map((file) => assetOf(composition, name, file))
  const collect = (kind: 'scripts' | 'styles') => [
    ...of('shell', releases.shell.runtime[kind]),
    ...(owner === 'shell' ? [] : of(owner, liveRelease(composition, owner).runtime[kind])),
  ]
  // The footer's form is in every page, and needs its styles before its script loads.
  const { runtime, exposes } = releases.forms
  const form = () => of(formsSection, [...runtime.styles, ...(exposes[footerFormModule]?.styles ?? [])])
  const assets = packages.get(owner) ?? {
    scripts: collect('scripts'),
    styles: collect('styles'),
    form: form(),
  }
  packages.set(owner, assets)
  return assets
}

type Common = { scripts: Asset[]; styles: Asset[]; form: Asset[] }
const common = new WeakMap<Composition['releases'], Map<PackageName, Common>>()

/** The scripts that a page loads lazily. */
export const lazyOfPage = (composition: Composition, { owner, page }: ComposedPage): Asset[] =>
  (page.lazy ?? []).map((file) => assetOf(composition, owner, file))

/** All scripts that may run in a page: first what it starts with, then what it loads lazily, then the footer's form. */
export function scriptsOfPage(composition: Composition, page: ComposedPage): Asset[] {
  const { shell, forms } = composition.releases
  const form = forms.exposes[footerFormModule]
  const of = (owner: PackageName, files: string[] = []) =>
    files.map((file) => assetOf(composition, owner, file))
  return unique([
    ...assetsOfPage(composition, page).scripts,
    ...lazyOfPage(composition, page),
    ...of('shell', shell.pages[0]?.lazy),
    ...of(formsSection, [...forms.runtime.scripts, ...(form?.scripts ?? []), ...(form?.lazy ?? [])]),
  ])
}
