import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Results, summary, tables } from './report'
import { root } from './variants/packages'

const begin = '<!-- figures: written by npm run bench -- --write -->'
const end = '<!-- end of the figures -->'

/** Writes the figures into the places kept for them: all in docs/performance.md, what matters most in the README. */
export function writeDocuments(results: Results, runs: number) {
  const [processor] = cpus()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') && ' with changes')
  const machine = `Medians of ${runs}, on commit ${commit}, ${cpus().length} × ${processor?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}.`
  write('docs/performance.md', `${machine}\n\n${tables(results)}`)
  write('README.md', `${summary(results)}\n${machine}\n`)
}

/** Replaces what stands between the two marks; the words around them are written by hand. */
function write(name: string, figures: string) {
  const file = join(root, name)
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`${file}: found no lines '${begin}' and '${end}', expected them around the figures.`)
  writeFileSync(file, `${text.slice(0, from)}${begin}\n\n${figures}\n${text.slice(to)}`)
}
