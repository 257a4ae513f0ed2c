import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeIn } from '@college/platform/store/site-store'
import { parseSourceMap, sourceMapFile } from '@college/shared/preset/source-maps'
import { seed } from '../seed/seed'

const { releases } = storeIn(seed)

/** The source files of a script of the seed's site, from the source map of its release; none if it has no map. */
export function sourcesOf(url: string): string[] {
  const [, section = '', script = ''] = /\/assets\/([^/]+)\/([^/?]+)$/.exec(url) ?? []
  const maps = readdirSync(join(releases, section)).map((version) =>
    join(releases, section, version, sourceMapFile(script)),
  )
  const map = maps.find((file) => existsSync(file))
  return map ? parseSourceMap(readFileSync(map)).sources : []
}
