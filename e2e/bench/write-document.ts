import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { floorTable, medianTable, type Results } from './report'
import { root } from './variants/packages'

const begin = '<!-- figures: written by npm run bench -- --write -->'
const end = '<!-- end of the figures -->'

/** Writes the figures into their documents: the limits into README.md, the medians into docs/performance.md. */
export function writeDocuments(results: Results, runs: number) {
  const [processor] = cpus()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') && ' with changes')
  const machine = `Medians of ${runs}, on commit ${commit}, ${cpus().length} × ${processor?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}.`
  write('README.md', `${floorTable(results)}\n${machine}\n`)
  write('docs/performance.md', `${medianTable(results)}\n${machine}\n`)
}

/** Replaces the text between the two marks; the words around them are written by hand. */
function write(name: string, figures: string) {
  const file = join(root, name)
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`${file}: found no lines '${begin}' and '${end}', expected them around the figures.`)
  writeFileSync(file, `${text.slice(0, from)}${begin}\n\n${figures}\n${text.slice(to)}`)
}
