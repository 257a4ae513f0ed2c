import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Refusal, refusalIn } from '../store/refusal'
import { writeLock } from './finish'
import { newPage, writeFiles } from './new-page'
import { emptySection, refuseName } from './new-section'

/** Template files that need only the section's name, and their destinations. */
const templates = {
  gitignore: '.gitignore',
  'README.md': 'README.md',
  'release.yml': '.github/workflows/release.yml',
  'tsconfig.json': 'tsconfig.json',
}

/**
 * Creates a standalone repository for one section with one page, at `/<name>`: it installs the contract, the
 * parts and the tool as packages.
 *
 * @param folder a new folder, or one with only hidden files
 * @param released packages of the site, some perhaps from other repositories
 * @throws Refusal when name or folder is unusable, or the packages cannot be installed
 */
export function newRepository(root: string, name: string, folder: string, released: string[]): string[] {
  refuseName(root, name, released)
  refuseFolder(folder)
  const template = (file: string) =>
    readFileSync(join(import.meta.dirname, 'repository', file), 'utf8')
      .replaceAll('__name__', name)
      .replaceAll('__title__', name.charAt(0).toUpperCase() + name.slice(1))
  const files = {
    'package.json': `${JSON.stringify(packageOf(name), null, 2)}\n`,
    ...emptySection(name),
    ...Object.fromEntries(Object.entries(templates).map(([from, to]) => [to, template(from)])),
    ...registryFile(),
  }
  writeFiles(folder, files)
  const { made } = newPage(folder, name, name)
  try {
    writeLock(folder)
  } catch (error) {
    const said = refusalIn(error)
    const [, reason = said] = /npm error (?!code|errno|syscall)(.+?)(?= npm error|$)/.exec(said) ?? []
    throw new Refusal(
      `${folder}: is written, but npm does not find all packages (${reason}); expected the registry that has them, so run there npm config set --location=project @college:registry <address>, then npm install.`,
    )
  }
  return [...Object.keys(files), ...made, 'package-lock.json']
}

function refuseFolder(folder: string) {
  const found = existsSync(folder) ? readdirSync(folder).find((file) => !file.startsWith('.')) : undefined
  if (found)
    throw new Refusal(`--repository: found ${join(folder, found)}, expected a new or an empty folder.`)
  if (existsSync(join(folder, '../shared/contract')))
    throw new Refusal(`--repository: found ${folder} in the site's repository, expected a folder outside.`)
}

type Manifest = {
  version: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

function packageOf(name: string) {
  const { resolve } = createRequire(import.meta.url)
  const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
  const shared = read(resolve('@college/shared/package.json'))
  const tool = read(join(import.meta.dirname, '../package.json'))
  return {
    name: `mfe-${name}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      prepare: 'college schemas',
      start: 'college start',
      test: 'college schemas && tsc -p . && college check-content && node --import tsx node_modules/vitest/vitest.mjs run --configLoader native',
    },
    // One zod for both: a schema made by another copy is not recognised.
    dependencies: { '@college/shared': shared.version, zod: shared.dependencies.zod },
    peerDependencies: shared.peerDependencies,
    devDependencies: { '@college/platform': tool.version },
  }
}

/** The registry of the packages, if this machine has one configured, for every other machine. */
function registryFile(): Record<string, string> {
  const { stdout } = spawnSync('npm', ['config', 'get', '@college:registry'], {
    cwd: resolve('.'),
    encoding: 'utf8',
  })
  const registry = String(stdout).trim()
  return /^https?:/.test(registry) ? { '.npmrc': `@college:registry=${registry}\n` } : {}
}
