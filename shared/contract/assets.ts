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
  const assets = known.get(releases) ?? new Map<string, Asset>()
  known.set(releases, assets)
  const url = assetUrl(site, owner, file)
  const asset = assets.get(url) ?? {
    url,
    integrity: liveRelease({ releases }, owner).files[file]?.integrity ?? '',
  }
  assets.set(url, asset)
  return asset
}

const known = new WeakMap<Composition['releases'], Map<string, Asset>>()

/** The addresses of the scripts to import, if a host may do that. */
export const modulesOf = (
  composition: Composition,
  owner: PackageName,
  { modules = [] }: Partial<Assets> = {},
) => modules.map((file) => assetOf(composition, owner, file).url)

const unique = (assets: Asset[]): Asset[] => [...new Set(assets)]

/** Everything that a page needs before it is live: the shell's files, its section's, its own, the footer form's styles. */
export function assetsOfPage(composition: Composition, { owner, page }: ComposedPage) {
  const { shell, forms } = composition.releases
  const of = (name: PackageName, files: string[] = []) =>
    files.map((file) => assetOf(composition, name, file))
  const start = (kind: 'scripts' | 'styles') => [
    ...of('shell', shell.runtime[kind]),
    ...(owner === 'shell' ? [] : of(owner, liveRelease(composition, owner).runtime[kind])),
    ...of(owner, page[kind]),
  ]
  return {
    scripts: unique(start('scripts')),
    // The footer's form is in every page, and needs its styles before its script loads.
    styles: unique([
      ...start('styles'),
      ...of(formsSection, forms.runtime.styles),
      ...of(formsSection, forms.exposes[footerFormModule]?.styles),
    ]),
  }
}

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
