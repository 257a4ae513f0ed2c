import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ownSection } from '@college/shared/preset/checkout'

/** Files that were made, and files that got a line, as paths in the repository. */
type Written = { made: string[]; changed: string[] }

/**
 * Brings what follows from new files up to date: the types and schemas of content, and in the site's repository how they
 * are formatted and the lock file's list of packages. Then says what was written, and what comes next.
 *
 * @throws Error with the words of the tool that failed
 */
export function finish(root: string, { made, changed }: Written, next: string) {
  const inSite = !ownSection(root)
  const code = [...made, ...changed].filter((file) => /\.(tsx?|json)$/.test(file))
  if (inSite) run(root, process.execPath, biome(), 'check', '--write', ...code)
  // In a process of its own: this one has read the contract and the schemas as they were.
  run(root, process.execPath, join(import.meta.dirname, '../college.js'), 'schemas')
  if (inSite) writeLock(root)
  console.log(`Made:
${made.map((file) => `  ${file}`).join('\n')}
Added lines to:
${changed.map((file) => `  ${file}`).join('\n')}

Next:
${next}`)
}

const biome = () =>
  join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome')

/** Writes the lock file of a folder, and installs nothing. @throws Error with the words of npm */
export const writeLock = (folder: string) =>
  run(folder, 'npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund')

function run(cwd: string, tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${[tool, ...args].join(' ')}: ${stderr || stdout}`)
}
