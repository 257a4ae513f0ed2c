import { readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { parse } from 'yaml'
import { contentFiles } from '../content/read-content'
import { isGroup, type Path } from '../content/values'
import type { ReleaseManifest } from '../contract/release-manifest'
import { pathInSite } from './checkout'

type Until = NonNullable<ReleaseManifest['until']>

/**
 * The last days in a package's content: of claims (`until`), each with the place that a person can look up, and of
 * events (`days`).
 */
export function untilIn(root: string): Until {
  return contentFiles(root).flatMap((file) => {
    const name = pathInSite(root, file).split(sep).join(posix.sep)
    return [...endsIn(parse(readFileSync(file, 'utf8')))].map(([path, day]) => ({
      day,
      ...(path.at(-1) !== 'days' && { claim: `${name}: ${path.join('.')}` }),
    }))
  })
}

function* endsIn(value: unknown, path: Path = []): Generator<[path: Path, day: string]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* endsIn(item, [...path, index])
  if (!isGroup(value)) return
  const { until, first, last = first } = value
  if (typeof until === 'string') yield [path, until]
  if (path.at(-1) === 'days' && typeof last === 'string') yield [path, last]
  for (const [key, inner] of Object.entries(value)) yield* endsIn(inner, [...path, key])
}
