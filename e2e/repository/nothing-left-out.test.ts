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
import { sectionsOf } from '@college/shared/preset/checkout'
import { afterAll, describe, expect, test } from 'vitest'
import { workspaces as patterns } from '../../package.json'
import { references } from '../../tsconfig.solution.json'

const root = join(import.meta.dirname, '../..')
const patience = 120_000

const workspaces = patterns.flatMap((pattern) =>
  pattern.endsWith('*')
    ? readdirSync(root).filter((name) => name.startsWith(pattern.slice(0, -1)))
    : [pattern],
)

/** A command's output, and whether it failed. */
function run(command: string, cwd = root): { failed: boolean; output: string } {
  // Otherwise a run with a report file would have it overwritten by this one.
  const { PLAYWRIGHT_JSON_OUTPUT_NAME: _, ...around } = process.env
  const env = { ...around, PATH: join(root, 'node_modules/.bin') + delimiter + around.PATH }
  try {
    return { failed: false, output: execSync(command, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26 }) }
  } catch (error) {
    return { failed: true, output: String(error instanceof Error && 'stdout' in error && error.stdout) }
  }
}

/** Files of the repository below a folder, with git's paths. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path)
  })

const packageFiles = [...new Set(workspaces.flatMap(filesBelow))]
const ofRoot = (file: string) => relative(root, file).split(sep).join(posix.sep)

describe('the type check', () => {
  test('reads every file of every package', { timeout: patience }, () => {
    const read = references.flatMap(({ path }) =>
      run(`tsc -p ${path} --listFilesOnly`).output.split('\n').map(ofRoot),
    )
    const typed = packageFiles.filter((file) => /\.tsx?$/.test(file))
    expect(typed.length).toBeGreaterThan(500)
    expect(typed.filter((file) => !read.includes(file))).toEqual([])
  })

  const copy = mkdtempSync(join(tmpdir(), 'type-check-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  test('fails on an error in any package, on Node in browser code and on the DOM in the tool', {
    timeout: patience,
  }, () => {
    const browser = [
      ...sectionsOf(root).map((name) => `mfe-${name}/src`),
      'shell/host',
      'editor/app',
      'shared/ui',
      'shared/runtime',
    ]
    const settings = [
      ...references.map(({ path }) => path),
      'tsconfig.base.json',
      'tsconfig.browser.json',
      'tsconfig.solution.json',
    ]
    for (const path of settings) {
      const file = path.endsWith('.json') ? path : join(path, 'tsconfig.json')
      cpSync(join(root, file), join(copy, file))
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const plant = (folders: string[], name: string, text: string, error: string) =>
      folders.map((folder) => {
        mkdirSync(join(copy, folder), { recursive: true })
        writeFileSync(join(copy, folder, name), text)
        return `${folder}/${name}: error ${error}`
      })
    const all = [
      ...browser,
      'shared/contract',
      'shell/host/worker',
      'shell/document',
      'platform',
      'editor/server',
      'e2e',
    ]
    const dom = 'export const planted = document.title\n'
    const node = 'export const planted = process.pid\n'
    plant(all, 'right.ts', 'export const right: number = 1\n', '')
    const expected = [
      ...plant(all, 'wrong.ts', "export const wrong: number = 'one'\n", 'TS2322'),
      ...plant([...browser, 'shared/contract', 'shell/host/worker'], 'node.ts', node, 'TS2591'),
      ...plant(['shared/contract', 'platform'], 'dom.ts', dom, 'TS2584'),
    ]
    const { failed, output } = run('tsc -b tsconfig.solution.json', copy)
    expect(failed).toBe(true)
    const errors = [...output.matchAll(/^(\S+)\(1,\d+\): (error TS\d+)/gm)].map(
      ([, file, error]) => `${file}: ${error}`,
    )
    expect(errors.sort()).toEqual(expected.sort())
  })
})

describe('the browser tests', () => {
  type Suite = { file?: string; suites?: Suite[]; specs?: { tests: { projectName: string }[] }[] }
  type Listing = Suite & { config: { projects: { name: string }[] }; errors: { message: string }[] }

  const suitesIn = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap(suitesIn)]

  test('leave no project without a test, and no file without a project', { timeout: patience }, () => {
    // Some files have tests for each night only.
    const { output } = run(
      'TEST_ALL=true playwright test --config e2e/playwright.config.ts --list --reporter=json',
    )
    const listing: Listing = JSON.parse(output)
    expect(listing.errors.map(({ message }) => message)).toEqual([])
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

// A downloaded archive has no history, so nothing can be missing from it.
test.skipIf(!existsSync(join(root, '.git')))('git ignores no test', () => {
  const { output } = run(
    "git ls-files --others --ignored --exclude-standard -- '*.spec.ts' '*.test.ts' '*.test.tsx'",
  )
  const ignored = output
    .split('\n')
    .filter((file) => file && !/(^|\/)(node_modules|dist|\.cache)\//.test(file))
  expect(ignored).toEqual([])
})
