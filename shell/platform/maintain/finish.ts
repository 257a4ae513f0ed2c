import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Brings what follows from new files up to date: how they are formatted, the types and schemas of content, and the
 * lock file's list of packages.
 *
 * @param root the repository's folder
 * @param files those that were written, as paths in it
 * @throws Error with the words of the tool that failed
 */
export function finish(root: string, files: string[]) {
  const biome = join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome')
  const scripts = files.filter((file) => /\.(tsx?|json)$/.test(file))
  for (const [tool, ...args] of [
    [process.execPath, biome, 'check', '--write', ...scripts],
    // In a process of its own: this one has read the contract and the schemas as they were.
    [process.execPath, '--import', 'tsx', join(root, 'shell/platform/commands/schemas.ts')],
    ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${[tool, ...args].join(' ')}: ${stderr || stdout}`)
  }
}
