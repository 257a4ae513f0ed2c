import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isBucket, isTarget } from '../store/place'
import { Refusal } from '../store/refusal'
import type { Store } from '../store/site-store'
import { bucketTarget } from './bucket-target'
import { folderTarget } from './folder-target'
import { rsyncTarget } from './rsync-target'

/** A file of a composed site: its location on disk, and its path below the site's root. */
export type SiteFile = { path: string; file: string }

/** Where a site is delivered to. Paths are those of the composed site, such as `department/ug.html`. */
export type Target = {
  place: string
  /** Whether the target stores such a file at all; default true. */
  takes?: (path: string) => boolean
  /** Reads the target's state in one go, before files are put, compared or listed, where that is cheaper. */
  look?: () => Promise<unknown>
  /** The paths of files that are missing or differ there, byte for byte. */
  differing: (files: SiteFile[]) => Promise<string[]>
  /** Puts files there, each atomically, and returns the paths of those that changed. */
  put: (files: SiteFile[]) => Promise<string[]>
  remove: (paths: string[]) => Promise<unknown>
  read: (path: string) => Promise<string | undefined>
  /** All that is there beside these. */
  others: (known: Set<string>) => Promise<string[]>
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

/**
 * A delivery target is public, so it must not contain the store: releases hold source maps and server builds.
 *
 * @throws Refusal when a target is the store, or one contains the other
 */
export function refuseOverlap({ driver, local }: Store, targets: string[]) {
  for (const target of targets)
    for (const { place } of [driver, local])
      if (isWithin(target, place) || isWithin(place, target))
        throw new Refusal(
          `found the target '${target}' and the store ${place}, expected two places of which neither lies in the other: visitors get all that is at the target.`,
        )
}

function isWithin(inner: string, outer: string): boolean {
  const [one, other] = [whereIs(inner), whereIs(outer)]
  return one !== undefined && other !== undefined && one.startsWith(other)
}

/** A place as text that starts with each place containing it; undefined on a server that only rsync knows. */
function whereIs(place: string): string | undefined {
  if (place.startsWith('s3://')) return `${place.replace(/\/$/, '')}/`
  const folder = place.replace(/^rsync:/, '')
  if (folder !== place && /^[^/]*:/.test(folder)) return
  return `${realFolder(resolve(folder))}/`
}

/** A folder with links resolved, as far as it exists. */
const realFolder = (folder: string): string =>
  existsSync(folder) ? realpathSync(folder) : join(realFolder(dirname(folder)), basename(folder))
