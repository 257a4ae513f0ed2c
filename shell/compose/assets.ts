import type { PackageName } from '../../shared/contract/release-manifest'
import type { ComposedPage, Composition } from './composition'

/** A file that a page refers to: its address and its integrity. */
export type Asset = { url: string; integrity: string }

/** Where a package's files are served. */
export const assetUrl = (owner: PackageName, file: string) => `/assets/${owner}/${file}`

/** Everything that a page needs before it is live: the shell's files, then its section's, then its own. */
export function assetsOfPage({ releases }: Composition, { owner, page }: ComposedPage) {
  const groups = [
    { owner: 'shell' as const, ...releases.shell.runtime },
    ...(owner === 'shell' ? [] : [{ owner, ...releases[owner].runtime }]),
    { owner, scripts: page.scripts, styles: page.styles },
    { owner: 'forms' as const, scripts: [], styles: releases.forms.exposes['./footer-form']?.styles ?? [] },
  ]
  const collect = (kind: 'scripts' | 'styles'): Asset[] => {
    const all = groups.flatMap(({ owner, [kind]: files }) =>
      files.map((file) => asset(releases[owner].files, owner, file)),
    )
    return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index)
  }
  return { scripts: collect('scripts'), styles: collect('styles') }
}

/** All scripts that may come to run in a page of a section: the shell's, the section's, and the footer form's. */
export function scriptsOfSection({ releases }: Composition, owner: PackageName): Asset[] {
  const names: PackageName[] = ['shell', owner, 'forms']
  return [...new Set(names)].flatMap((name) =>
    Object.keys(releases[name].files)
      .filter((file) => file.endsWith('.js'))
      .map((file) => asset(releases[name].files, name, file)),
  )
}

/** The file of a release whose name begins so; undefined when there is none. */
export const fileBeginning = ({ releases }: Composition, owner: PackageName, start: string) =>
  Object.keys(releases[owner].files).find((file) => file.startsWith(start))

function asset(files: Composition['releases']['shell']['files'], owner: PackageName, file: string): Asset {
  return { url: assetUrl(owner, file), integrity: files[file]?.integrity ?? '' }
}
