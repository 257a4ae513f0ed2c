import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Refusal } from '../store/refusal'
import type { Store } from '../store/site-store'

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

/** A place as text that begins as every place does that it lies in; undefined on a server that only rsync knows. */
function whereIs(place: string): string | undefined {
  if (place.startsWith('s3://')) return `${place.replace(/\/$/, '')}/`
  const folder = place.replace(/^rsync:/, '')
  if (folder !== place && /^[^/]*:/.test(folder)) return
  return `${realFolder(resolve(folder))}/`
}

/** The folder that links lead to; one that is not there yet will be in the nearest that is. */
const realFolder = (folder: string): string =>
  existsSync(folder) ? realpathSync(folder) : join(realFolder(dirname(folder)), basename(folder))
