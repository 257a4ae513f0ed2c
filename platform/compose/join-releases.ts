import { isPagePath } from '@college/shared/content/page-path'
import { contractVersion, formsSection } from '@college/shared/contract'
import type { ChannelName, Composition, LiveReleases } from '@college/shared/contract/composition'
import { fillIn } from '@college/shared/contract/fill-in'
import type { PackageName, ReleasedPage, ReleaseManifest } from '@college/shared/contract/release-manifest'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { dayAfter } from '@college/shared/preset/calendar-file'
import { satisfies } from 'semver'
import { type Channel, liveIn, packagesIn, today } from '../store/channel'
import { Refusal } from '../store/refusal'
import { setting } from '../store/settings'
import { librariesOf } from './libraries'

export type Releases = {
  /** The manifest of a release. @throws Refusal when it is not stored */
  manifest: (name: PackageName, version: string) => ReleaseManifest
  /** The pages of a formerly live release; undefined when it is no longer stored. */
  pagesBefore: (name: PackageName, version: string) => ReleasedPage[] | undefined
}

/**
 * Joins the releases of a channel and checks them against the contract. Refuses, naming both sides: a missing
 * release, another contract or other singletons, a path with two owners, a page without title or description.
 */
export function joinReleases(
  { manifest }: Pick<Releases, 'manifest'>,
  channel: Channel,
  site: SiteConfig,
  name: ChannelName = 'production',
): Composition {
  const names = packagesIn(channel)
  for (const name of ['shell', formsSection])
    if (!names.includes(name))
      throw new Refusal(
        `${name}: no release is live in this channel, and no page can do without; expected one: npx college release ${name}.`,
      )
  for (const name of Object.keys(site.origins ?? {}))
    if (!names.includes(name))
      throw new Refusal(
        `shared/site.yaml: origins: found '${name}', expected a section that is live: ${names.slice(1).join(', ')}.`,
      )
  const releases = Object.fromEntries(
    liveIn(channel).map(([name, version]) => [name, checked(manifest(name, version))]),
  ) as LiveReleases

  for (const release of Object.values(releases))
    if (release.name !== 'shell') checkRequirements(release, releases.shell)

  const owners = new Map<string, PackageName>()
  const pages = Object.values(releases).flatMap(({ name: owner, pages }) =>
    pages.map((page) => {
      const path = fillIn(page.path, { product: site.product })
      const other = owners.get(path)
      if (other)
        throw new Refusal(
          `${path}: both '${other}' and '${owner}' own this path; expected one owner, so release one of them without it.`,
        )
      owners.set(path, owner)
      checkPage(owner, path, page)
      return { path, owner, page }
    }),
  )
  const day = pageDay(channel.day ?? today(), Object.values(releases))
  return {
    channel: name,
    site,
    releases,
    pages,
    libraries: librariesOf({ site, releases }),
    year: Number(day.slice(0, 4)),
    day,
    live: setting('SITE_ENV') === 'production',
  }
}

function checked(release: ReleaseManifest): ReleaseManifest {
  const { name, version, contract } = release
  if (contract === contractVersion) return release
  const remedy =
    contract > contractVersion
      ? 'update the checkout'
      : 'release it again from here, with all that is older in one command'
  throw new Refusal(
    `${name} ${version}: made for contract version ${contract}, but this checkout composes ${contractVersion}; ${remedy}.`,
  )
}

function checkPage(owner: PackageName, path: string, page: ReleasedPage) {
  if (!isPagePath(path))
    throw new Refusal(
      `${owner}: ${path}: found a path that no page can have, expected lower-case letters, digits and hyphens between slashes, and no index at its end.`,
    )
  for (const field of ['title', 'description'] as const)
    if (!page[field]?.trim())
      throw new Refusal(`${owner}: ${path}: the page has no ${field}; expected some text.`)
}

/** Refuses a section whose requirements neither the shell nor its own libraries meet. */
function checkRequirements(section: ReleaseManifest, shell: ReleaseManifest) {
  const [needing, providing] = [section, shell].map(({ name, version }) => `${name} ${version}`)
  for (const [name, range] of Object.entries(section.requires ?? {})) {
    const version = shell.provides?.[name] ?? section.libraries?.[name]?.version
    if (!version || !satisfies(version, range))
      throw new Refusal(
        `${needing}: requires ${name} ${range}, but ${providing} provides ${version ?? 'no version of it'}; release one that fits the other.`,
      )
  }
  const unset = section.tokens?.filter((name) => !shell.tokens?.includes(name)) ?? []
  if (unset.length)
    throw new Refusal(
      `${needing}: its styles take ${unset.join(', ')}, but ${providing} does not define that; release one that fits the other.`,
    )
  const missing = section.runtimeImports?.filter((name) => !shell.runtimeExports?.includes(name)) ?? []
  if (missing.length)
    throw new Refusal(
      `${needing}: imports ${missing.join(', ')} from @college/runtime, but ${providing} does not export that; release one that fits the other.`,
    )
}

/**
 * The day as far as these pages depend on it: the day after the last date that changes one of them by itself,
 * at least the first of the year. Composing on another day then changes no page needlessly.
 */
export function pageDay(day: string, releases: ReleaseManifest[]): string {
  const ends = releases.flatMap(({ until = [] }) => until.map((end) => end.day))
  const lastYear = `${Number(day.slice(0, 4)) - 1}-12-31`
  return dayAfter([lastYear, ...ends.filter((end) => end < day)].sort().at(-1) ?? lastYear)
}
