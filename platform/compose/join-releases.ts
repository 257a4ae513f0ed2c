import { contractVersion, packages } from '@college/shared/contract'
import type { ChannelName, Composition } from '@college/shared/contract/composition'
import { fillIn } from '@college/shared/contract/fill-in'
import type { PackageName, ReleasedPage, ReleaseManifest } from '@college/shared/contract/release-manifest'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { satisfies } from 'semver'
import { type Channel, unknownIn } from '../store/channel'
import { Refusal } from '../store/refusal'
import { today } from '../store/today'
import { librariesOf } from './libraries'
import { pageDay } from './page-day'
import type { Releases } from './releases'

/**
 * Puts the releases of a channel together and checks them against the contract. Refuses, naming both sides:
 * a section that this checkout does not know, a missing release, one made for another contract or for other singletons, a path with two owners, a page without title or description.
 */
export function joinReleases(
  { manifest }: Pick<Releases, 'manifest'>,
  channel: Channel,
  site: SiteConfig,
  name: ChannelName = 'production',
): Composition {
  const unknown = unknownIn(channel).join(', ')
  if (unknown)
    throw new Refusal(
      `${unknown}: live in this channel, and unknown to this checkout; bring it up to date (git pull, npm ci) and run the command again. A section that is to go: npx college remove.`,
    )
  const releases = Object.fromEntries(
    packages.map((name) => {
      const version = channel[name]?.[0]?.version
      if (!version)
        throw new Refusal(
          `${name}: no release is live in this channel; expected one: npx college release ${name}.`,
        )
      return [name, checked(manifest(name, version))]
    }),
  ) as Composition['releases']

  for (const name of packages) if (name !== 'shell') checkRequirements(releases[name], releases.shell)

  const owners = new Map<string, PackageName>()
  const pages = packages.flatMap((owner) =>
    releases[owner].pages.map((page) => {
      const path = fillIn(page.path, { product: site.product })
      const other = owners.get(path)
      if (other)
        throw new Refusal(`${path}: both '${other}' and '${owner}' own this path; expected one owner.`)
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
    live: process.env.SITE_ENV === 'production',
  }
}

function checked(release: ReleaseManifest): ReleaseManifest {
  if (release.contract !== contractVersion)
    throw new Refusal(
      `${release.name} ${release.version}: made for contract version ${release.contract}, expected ${contractVersion}; build and release it again.`,
    )
  return release
}

function checkPage(owner: PackageName, path: string, page: ReleasedPage) {
  if (!/^\/[a-z0-9/-]*$/.test(path))
    throw new Refusal(
      `${owner}: ${path}: found a path with other signs, expected lower-case letters, digits, hyphens and slashes.`,
    )
  for (const field of ['title', 'description'] as const)
    if (!page[field]?.trim())
      throw new Refusal(`${owner}: ${path}: the page has no ${field}; expected some text.`)
}

/** Refuses a section that the shell's singletons or its own libraries do not fit; one whose manifest names no requirements requires nothing. */
function checkRequirements(section: ReleaseManifest, shell: ReleaseManifest) {
  const [needing, providing] = [section, shell].map(({ name, version }) => `${name} ${version}`)
  for (const [name, range] of Object.entries(section.requires ?? {})) {
    const version = shell.provides?.[name] ?? section.libraries?.[name]?.version
    if (!version || !satisfies(version, range))
      throw new Refusal(
        `${needing}: requires ${name} ${range}, but ${providing} provides ${version ?? 'no version of it'}; release one that fits the other.`,
      )
  }
  const missing = section.runtimeImports?.filter((name) => !shell.runtimeExports?.includes(name)) ?? []
  if (missing.length)
    throw new Refusal(
      `${needing}: imports ${missing.join(', ')} from @college/runtime, but ${providing} does not export that; release one that fits the other.`,
    )
}
