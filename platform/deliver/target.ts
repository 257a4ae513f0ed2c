import { isBucket, isTarget } from '../store/place'
import { Refusal } from '../store/refusal'
import { bucketTarget } from './bucket-target'
import { folderTarget } from './folder-target'
import { rsyncTarget } from './rsync-target'

/** A file of a composed site: its location on disk, and its path below the site's root. */
export type SiteFile = { path: string; file: string }

/** Where a site is delivered to. Paths are those of the composed site, such as `department/ug.html`. */
export type Target = {
  place: string
  /** Whether it has a file at all; all that it is given it has. */
  takes?: (path: string) => boolean
  /** Looks at what is there, before files are put or compared, where that is less than to do so one by one. */
  look?: () => Promise<unknown>
  /** The paths of files that are not there as they are here, byte for byte. */
  differing: (files: SiteFile[]) => Promise<string[]>
  /** Puts files there, each whole or not at all, and gives the paths of those that were another before. */
  put: (files: SiteFile[]) => Promise<string[]>
  remove: (paths: string[]) => Promise<unknown>
  /** The text of a file that is there. */
  read: (path: string) => Promise<string | undefined>
}

/**
 * The target that a word names.
 *
 * @throws Refusal when it names none
 */
export function targetAt(place: string): Target {
  if (!isTarget(place))
    throw new Refusal(
      `found the target '${place}', expected a folder (/srv/site), s3://<bucket>/<prefix>, or rsync:<host>:<folder>.`,
    )
  if (isBucket(place)) return bucketTarget(place)
  if (place.startsWith('rsync:')) return rsyncTarget(place.slice('rsync:'.length))
  return folderTarget(place)
}
