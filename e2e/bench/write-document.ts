import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from './variants/packages'

const begin = '<!-- figures: written by npm run bench -- --write -->'

/** Replaces the figures at the end of docs/performance.md; the words above them are written by hand. */
export function writeDocument(tables: string, runs: number) {
  const file = join(root, 'docs/performance.md')
  const text = readFileSync(file, 'utf8')
  const place = text.indexOf(begin)
  if (place < 0) throw new Error(`${file}: found no line '${begin}', expected it above the figures.`)
  const [processor] = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const machine = `Medians of ${runs}, on commit ${commit}, ${cpus().length} × ${processor?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}.`
  writeFileSync(file, `${text.slice(0, place)}${begin}\n\n${machine}\n\n${tables}`)
}
