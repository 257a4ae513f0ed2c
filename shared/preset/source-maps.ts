import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** The folder of a release with its source maps: beside the files that a browser may request, so never served. */
const mapsFolder = 'maps'

/**
 * Moves the source maps of a browser build out of its folder, compressed: the texts of all modules are in them.
 */
export function moveSourceMaps(dist: string) {
  const browser = join(dist, 'browser')
  const maps = join(dist, mapsFolder)
  rmSync(maps, { recursive: true, force: true })
  mkdirSync(maps)
  for (const name of readdirSync(browser).filter((name) => name.endsWith('.map'))) {
    const file = join(browser, name)
    writeFileSync(join(maps, `${name}.gz`), gzipSync(readFileSync(file)))
    rmSync(file)
  }
}

/** The file with a script's source map, in the folder of its release. */
export const sourceMapFile = (script: string) => `${mapsFolder}/${script}.map.gz`

export const parseSourceMap = (bytes: Buffer): SourceMapPayload => JSON.parse(gunzipSync(bytes).toString())
