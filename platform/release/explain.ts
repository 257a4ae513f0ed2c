import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { parseSourceMap, sourceMapFile } from '@college/shared/preset/source-maps'
import type { Driver } from '../store/driver'
import { damageIn, Refusal } from '../store/refusal'
import { readStored, releaseKey, storedReleases } from '../store/seal'

type ScriptPlace = ReturnType<typeof scriptPlace>

/**
 * Parses a place pasted from a console: a script's name or address, then line and column, from 1.
 *
 * @throws Refusal when it is not one
 */
export function scriptPlace(pasted: string) {
  const [, path, line, column] = /^\(?(.+?):(\d+):(\d+)\)?$/.exec(pasted) ?? []
  if (!path || !Number(line) || !Number(column))
    throw new Refusal(`found '${pasted}', expected <file>:<line>:<column>, such as life-1a2b3c4d.js:1:2345.`)
  const [address = ''] = path.split(/[?#]/)
  return {
    script: posix.basename(address),
    line: Number(line),
    column: Number(column),
    section: /\/assets\/([a-z]+)\//.exec(address)?.[1],
  }
}

/**
 * The newest release of a package that contains a script.
 *
 * @throws Refusal when none does
 */
export async function releaseWith(driver: Driver, name: PackageName, script: string): Promise<string> {
  const versions = (await storedReleases(driver, name)).map(({ version }) => version)
  let damaged: Refusal | undefined
  for (const version of versions)
    try {
      if (script in (await readStored(driver, name, version)).files) return version
    } catch (error) {
      damaged ??= damageIn(error)
    }
  if (damaged) throw damaged
  throw new Refusal(
    `${name}: found no release with the script '${script}', looked in ${versions.join(', ') || 'none'}.`,
  )
}

/**
 * The source of a place in a stored release's script, by its path in the repository.
 *
 * @throws Refusal when the release, the script, its map or the place in it is missing
 */
export async function explain(driver: Driver, name: PackageName, version: string, place: ScriptPlace) {
  const { script, line, column } = place
  const where = `${name} ${version}: ${script}`
  const { files, entry } = await readStored(driver, name, version)
  if (!files[script] || !script.endsWith('.js'))
    throw new Refusal(`${where}: found no such script, expected one of the release, such as ${entry}.`)

  const read = (file: string) => driver.read(releaseKey(name, version) + file)
  const lines = (await read(`browser/${script}`))?.toString().split('\n') ?? []
  const last = lines[line - 1]?.length
  if (last === undefined)
    throw new Refusal(`${where}: found line ${line}, expected one from 1 to ${lines.length}.`)
  if (column > last + 1)
    throw new Refusal(`${where}:${line}: found column ${column}, expected one from 1 to ${last + 1}.`)

  const packed = await read(sourceMapFile(script))
  if (!packed) throw new Refusal(`${where}: found no source map, expected ${sourceMapFile(script)}.`)
  const map = parseSourceMap(packed)
  const found = new SourceMap(map).findEntry(line - 1, column - 1)
  if (!('originalSource' in found) || !found.originalSource)
    throw new Refusal(`${where}:${line}:${column}: found code of the bundler's own, expected some of ours.`)
  return {
    // Source maps name sources relative to the script's folder.
    source: posix.join(name === 'shell' ? 'shell' : `mfe-${name}`, 'dist/browser', found.originalSource),
    line: found.originalLine + 1,
    column: found.originalColumn + 1,
    text: map.sourcesContent[map.sources.indexOf(found.originalSource)]?.split('\n') ?? [],
  }
}

/** Formats a source place: its name, then its line between the two before and the two after. */
export function shown({ source, line, column, text }: Awaited<ReturnType<typeof explain>>): string {
  const first = Math.max(1, line - 2)
  const around = text.slice(first - 1, line + 2).map((words, index) => {
    const number = first + index
    return `${number === line ? '>' : ' '} ${String(number).padStart(4)}  ${words}`
  })
  return [`${source}:${line}:${column}`, ...around].join('\n')
}
