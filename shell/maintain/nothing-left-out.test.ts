import { execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, posix, relative, sep } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { scripts, workspaces } from '../../package.json'

const root = join(import.meta.dirname, '../..')
const patience = 120_000

/** What a command prints, and whether it failed. */
function run(command: string, cwd = root): { failed: boolean; output: string } {
  const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH }
  try {
    return { failed: false, output: execSync(command, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26 }) }
  } catch (error) {
    return { failed: true, output: String(error instanceof Error && 'stdout' in error && error.stdout) }
  }
}

/** Files of the repository below a folder, as git writes their paths. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path)
  })

const packageFiles = [...new Set(workspaces.flatMap(filesBelow))]
const ofRoot = (file: string) => relative(root, file).split(sep).join(posix.sep)

describe('the type check', () => {
  const commands = scripts['test:check'].split(' && ').filter((command) => command.startsWith('tsc'))

  test('reads every file of every package', { timeout: patience }, () => {
    const read = commands.flatMap((command) =>
      run(`${command} --listFilesOnly`).output.split('\n').map(ofRoot),
    )
    const typed = packageFiles.filter((file) => /\.tsx?$/.test(file))
    expect(typed.length).toBeGreaterThan(500)
    expect(typed.filter((file) => !read.includes(file))).toEqual([])
  })

  const copy = mkdtempSync(join(tmpdir(), 'type-check-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  test('fails on an error in any package', { timeout: patience }, () => {
    for (const settings of [
      'package.json',
      'tsconfig.base.json',
      'tsconfig.json',
      'shell/worker/tsconfig.json',
    ])
      cpSync(join(root, settings), join(copy, settings))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const plant = (text: string) => {
      for (const folder of workspaces) {
        mkdirSync(join(copy, folder, 'src'), { recursive: true })
        writeFileSync(join(copy, folder, 'src/planted.ts'), text)
      }
      // The worker has settings of its own.
      writeFileSync(join(copy, 'shell/worker/planted.ts'), text)
      return commands.map((command) => run(command, copy))
    }

    expect(plant('export const right: number = 1\n').map(({ output }) => output)).toEqual(
      commands.map(() => ''),
    )

    const checks = plant("export const wrong: number = 'one'\n")
    expect(checks.map(({ failed }) => failed)).toEqual(commands.map(() => true))
    const said = checks.map(({ output }) => output).join('')
    for (const folder of workspaces) expect(said).toContain(`${folder}/src/planted.ts(1,14): error TS2322`)
  })
})

describe('the browser tests', () => {
  type Suite = { file?: string; suites?: Suite[]; specs?: { tests: { projectName: string }[] }[] }
  type Listing = Suite & { config: { projects: { name: string }[] } }

  const suitesIn = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap(suitesIn)]

  test('leave no project without a test, and no file without a project', { timeout: patience }, () => {
    const { output } = run('playwright test --config e2e/playwright.config.ts --list --reporter=json')
    const listing: Listing = JSON.parse(output)
    const suites = suitesIn(listing)

    const tested = new Set(
      suites.flatMap(({ specs = [] }) =>
        specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
      ),
    )
    expect(listing.config.projects.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([])

    const files = new Set(suites.map(({ file }) => `e2e/${file}`))
    const specs = packageFiles.filter((file) => file.endsWith('.spec.ts'))
    expect(specs.filter((file) => !files.has(file))).toEqual([])
  })
})

// A downloaded archive has no history; nothing can be missing from it either.
test.skipIf(!existsSync(join(root, '.git')))('git ignores no test', () => {
  const { output } = run(
    "git ls-files --others --ignored --exclude-standard -- '*.spec.ts' '*.test.ts' '*.test.tsx'",
  )
  const ignored = output
    .split('\n')
    .filter((file) => file && !/(^|\/)(node_modules|dist|\.cache)\//.test(file))
  expect(ignored).toEqual([])
})
