import { releaseFolder, storedVersions, storeIn } from '@college/platform/store/site-store'
import { readSourceMap } from '@college/shared/preset/source-maps'
import { seed } from '../seed/seed'

const store = storeIn(seed)

/** The source files of a script of the seed's site, from the source map of its release; none if it has no map. */
export function sourcesOf(url: string): string[] {
  const [, section = '', script = ''] = /\/assets\/([^/]+)\/([^/?]+)$/.exec(url) ?? []
  const maps = storedVersions(store, section).map((version) =>
    readSourceMap(releaseFolder(store, section, version), script),
  )
  return maps.find(Boolean)?.sources ?? []
}
