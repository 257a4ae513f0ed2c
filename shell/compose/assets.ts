import type { PackageName } from '../../shared/contract/release-manifest'
import type { SiteConfig } from '../../shared/site/site-config'
import type { ComposedPage, Composition } from './composition'

/** A file that a page refers to: its address and its integrity. */
export type Asset = { url: string; integrity: string }

/** Where a package's files are served: beside the pages, or by the section's own server. */
export const assetUrl = (site: SiteConfig, owner: PackageName, file: string) =>
  `${(owner !== 'shell' && site.origins?.[owner]) || ''}/assets/${owner}/${file}`

/** Everything that a page needs before it is live: the shell's files, then its section's, then its own. */
export function assetsOfPage(composition: Composition, { owner, page }: ComposedPage) {
  const { releases } = composition
  const groups = [
    { owner: 'shell' as const, ...releases.shell.runtime },
    ...(owner === 'shell' ? [] : [{ owner, ...releases[owner].runtime }]),
    { owner, scripts: page.scripts, styles: page.styles },
    // The footer's form is in every page, and looks as it does before its script comes.
    { owner: 'forms' as const, scripts: [], styles: releases.forms.runtime.styles },
    { owner: 'forms' as const, scripts: [], styles: releases.forms.exposes['./footer-form']?.styles ?? [] },
  ]
  const collect = (kind: 'scripts' | 'styles'): Asset[] => {
    const all = groups.flatMap(({ owner, [kind]: files }) =>
      files.map((file) => assetOf(composition, owner, file)),
    )
    return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index)
  }
  return { scripts: collect('scripts'), styles: collect('styles') }
}

/** All scripts that may come to run in a page: what it needs at once, what it may fetch later, the footer's form. */
export function scriptsOfPage(composition: Composition, page: ComposedPage): Asset[] {
  const { shell, forms } = composition.releases
  const footerForm = forms.exposes['./footer-form']
  const of = (owner: PackageName, files: string[] = []) =>
    files.map((file) => assetOf(composition, owner, file))
  const all = [
    ...assetsOfPage(composition, page).scripts,
    ...laterOfPage(composition, page),
    ...of('shell', shell.pages[0]?.later),
    ...of('forms', [...forms.runtime.scripts, ...(footerForm?.scripts ?? []), ...(footerForm?.later ?? [])]),
  ]
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index)
}

/** The scripts that a page may fetch when a visitor comes to need them. */
export const laterOfPage = (composition: Composition, { owner, page }: ComposedPage): Asset[] =>
  (page.later ?? []).map((file) => assetOf(composition, owner, file))

/** The file of a release whose name begins so; undefined when there is none. */
export const fileBeginning = ({ releases }: Composition, owner: PackageName, start: string) =>
  Object.keys(releases[owner].files).find((file) => file.startsWith(start))

/** A file of a live release. */
export const assetOf = ({ site, releases }: Composition, owner: PackageName, file: string): Asset => ({
  url: assetUrl(site, owner, file),
  integrity: releases[owner].files[file]?.integrity ?? '',
})
