import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ownSection } from '@college/shared/preset/checkout'
import { oneLine, Refusal } from '../store/refusal'

/** Files created, and files that got a line, as paths in the repository. */
type Written = { made: string[]; changed: string[] }

/**
 * Updates what depends on new files: the types and schemas of content, and in the site's repository their
 * format and the lock file's list of packages. Then prints what was written, and the next steps.
 *
 * @throws Refusal with the message of the tool that failed
 */
export function finish(root: string, { made, changed }: Written, next: string) {
  const inSite = !ownSection(root)
  const code = [...made, ...changed].filter((file) => /\.(tsx?|json)$/.test(file))
  if (inSite) run(root, process.execPath, biome(), 'check', '--write', ...code)
  // In a separate process: this one has loaded the contract and the schemas already.
  run(root, process.execPath, join(import.meta.dirname, '../college.js'), 'schemas')
  if (inSite) writeLock(root)
  console.log(`Made:
${made.map((file) => `  ${file}`).join('\n')}
Added lines to:
${[...changed, ...(inSite ? ['package-lock.json'] : [])].map((file) => `  ${file}`).join('\n')}

Next:
${next}`)
}

const biome = () =>
  join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome')

/** Writes the lock file of a folder, and installs nothing. @throws Refusal with npm's message */
export const writeLock = (folder: string) =>
  run(folder, 'npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund')

function run(cwd: string, tool: string, ...args: string[]) {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { cwd, encoding: 'utf8' })
  if (status !== 0)
    throw new Refusal(`${[tool, ...args].join(' ')}: ${oneLine(error?.message ?? (stderr || stdout))}`)
}
