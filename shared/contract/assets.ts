import type { SiteConfig } from '../site/site-config'
import type { ComposedPage, Composition } from './composition'
import { footerFormModule } from './contract'
import type { PackageName } from './release-manifest'

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
    integrity: releases[owner].files[file]?.integrity ?? '',
  }
  assets.set(file, asset)
  return asset
}

const known = new WeakMap<Composition['releases'], Map<PackageName, Map<string, Asset>>>()

const unique = (assets: Asset[]): Asset[] => [...new Set(assets)]

/** Everything that a page needs before it is live: the shell's files, its section's, its own, the footer form's styles. */
export function assetsOfPage(composition: Composition, { owner, page }: ComposedPage) {
  const { shell, forms, [owner]: own } = composition.releases
  const collect = (kind: 'scripts' | 'styles') =>
    unique([
      ...shell.runtime[kind].map((file) => assetOf(composition, 'shell', file)),
      ...(owner === 'shell' ? [] : own.runtime[kind].map((file) => assetOf(composition, owner, file))),
      ...page[kind].map((file) => assetOf(composition, owner, file)),
    ])
  // The footer's form is in every page, and needs its styles before its script loads.
  const form = [...forms.runtime.styles, ...(forms.exposes[footerFormModule]?.styles ?? [])]
  return {
    scripts: collect('scripts'),
    styles: unique([...collect('styles'), ...form.map((file) => assetOf(composition, 'forms', file))]),
  }
}

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
    ...of('forms', [...forms.runtime.scripts, ...(form?.scripts ?? []), ...(form?.lazy ?? [])]),
  ])
}
