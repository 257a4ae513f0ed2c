import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Files that were made, and files that got a line, as paths in the repository. */
type Written = { made: string[]; changed: string[] }

/**
 * Brings what follows from new files up to date: how they are formatted, the types and schemas of content, and the
 * lock file's list of packages. Then says what was written, and what comes next.
 *
 * @throws Error with the words of the tool that failed
 */
export function finish(root: string, { made, changed }: Written, next: string) {
  const biome = join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome')
  const scripts = [...made, ...changed].filter((file) => /\.(tsx?|json)$/.test(file))
  for (const [tool, ...args] of [
    [process.execPath, biome, 'check', '--write', ...scripts],
    // In a process of its own: this one has read the contract and the schemas as they were.
    [process.execPath, join(root, 'platform/college.js'), 'schemas'],
    ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${[tool, ...args].join(' ')}: ${stderr || stdout}`)
  }
  console.log(`Made:
${made.map((file) => `  ${file}`).join('\n')}
Added lines to:
${changed.map((file) => `  ${file}`).join('\n')}

Next:
${next}`)
}
