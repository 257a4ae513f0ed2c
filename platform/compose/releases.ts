import type { PackageName, ReleasedPage, ReleaseManifest } from '@college/shared/contract/release-manifest'

/** Where a plan gets releases from. */
export type Releases = {
  /** The manifest of a release. @throws Refusal when it is not stored */
  manifest: (name: PackageName, version: string) => ReleaseManifest
  /** The pages of a release that was live before; undefined when it is no longer stored. */
  pagesBefore: (name: PackageName, version: string) => ReleasedPage[] | undefined
}
