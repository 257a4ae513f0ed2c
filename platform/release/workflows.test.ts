import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { id?: string; uses?: string; run?: string; env?: object; with?: object }
type Queue = { group: string; 'cancel-in-progress': boolean }
type Job = {
  steps: Step[]
  env?: object
  permissions?: Record<string, string>
  concurrency?: Queue
  strategy?: { matrix: Record<string, unknown> }
}

/** Ours, and those of a section's own repository. */
const folders = ['../../.github/workflows', '../scaffold/repository'].map((path) =>
  join(import.meta.dirname, path),
)
const workflows = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
)
const jobs = workflows.flatMap(({ name, text }) => {
  const workflow: { env?: object; concurrency?: Queue; jobs: Record<string, Job> } = parse(text)
  return Object.entries(workflow.jobs).map(([job, all]) => ({ ...all, name: `${name}: ${job}`, workflow }))
})

test('every action is pinned: a tag can be moved to other code, a commit cannot', () => {
  const used = workflows.flatMap(({ text }) => text.match(/^.*\buses:.*$/gm) ?? [])
  expect(used.length).toBeGreaterThan(8)
  for (const line of used) expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  // Pin each version to one commit.
  const pins = new Set(used.map((line) => line.replace(/.*uses: /, '')))
  expect(new Set([...pins].map((pin) => pin.replace(/@.*/, ''))).size).toBe(pins.size)
})

const installs = ({ run = '' }: Step) => /\bnpm (ci|install|i)\b|\.ci\/run/.test(run)
const hasKeys = (part: object | undefined) =>
  /secrets\.|AWS_\w*(KEY|TOKEN)|GITHUB_TOKEN/.test(JSON.stringify(part ?? {}))
const givesKeys = (step: Step) => step.uses?.startsWith('aws-actions/') || hasKeys(step)

test.each(jobs)(
  '$name: keys are not available while packages are installed',
  ({ steps, env, permissions, workflow }) => {
    expect(hasKeys(env) || hasKeys(workflow.env)).toBe(false)
    const first = steps.findIndex(givesKeys)
    const last = steps.findLastIndex(installs)
    if (first >= 0) expect(first).toBeGreaterThan(last)
    // Such a job can request keys at any step.
    if (permissions?.['id-token'] || first >= 0)
      for (const { run } of steps.filter(installs)) expect(run).toContain('--ignore-scripts')
  },
)

const releasing = jobs.filter(({ steps }) => steps.some(({ run }) => run?.includes('college release')))
test('each workflow that releases is known', () => expect(releasing).toHaveLength(2))

test.each(releasing)(
  '$name: an older commit does not go live after a newer one',
  ({ concurrency, strategy, workflow, steps }) => {
    const queue = concurrency ?? workflow.concurrency
    expect(queue?.['cancel-in-progress'], 'a release that has begun ends').toBe(false)
    for (const name of Object.keys(strategy?.matrix ?? {})) expect(queue?.group).toContain(`matrix.${name}`)
    // Runs begin in order; their jobs do not.
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
    if (concurrency) expect(checkout?.with).toMatchObject({ ref: 'main' })
  },
)

type Write = (path: string, text: string) => void

/** What the workflow finds to release between two commits of a repository. */
function changed(
  change: (write: Write, git: (...args: string[]) => string) => void,
  prepare?: (write: Write) => void,
) {
  const root = mkdtempSync(join(tmpdir(), 'workflow-'))
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  git('init', '--quiet')
  git('config', 'user.name', 'Somebody')
  git('config', 'user.email', 'somebody@example.org')
  for (const name of ['shell', 'mfe-garden', 'mfe-pond']) write(`${name}/content/bed.yaml`, `name: ${name}\n`)
  prepare?.(write)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'One')
  const before = git('rev-parse', 'HEAD')
  change(write, git)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Two')
  const script = jobs
    .find(({ name }) => name === 'release.yml: changed')
    ?.steps.find(({ id }) => id === 'changed')?.run
  const output = join(root, '.git/output')
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script ?? 'exit 1'], {
    cwd: root,
    env: { ...process.env, BEFORE: before, CHOSEN: '', GITHUB_OUTPUT: output },
  })
  return JSON.parse(readFileSync(output, 'utf8').replace('packages=', ''))
}

test.each([
  ['an ordinary name', 'mfe-garden/pictures/rose.jpg'],
  ['an umlaut, composed', 'mfe-garden/pictures/grün.jpg'.normalize('NFC')],
  ['an umlaut, decomposed', 'mfe-garden/pictures/grün.jpg'.normalize('NFD')],
  ['blanks and quotes', 'mfe-garden/pictures/a "rose".jpg'],
])('a file with %s triggers its package’s release', (_, path) => {
  expect(changed((write) => write(path, 'x'))).toEqual(['garden'])
})

test('a file moved from one package to another triggers both releases', () => {
  expect(changed((_, git) => git('mv', 'mfe-pond/content/bed.yaml', 'mfe-garden/content/pond.yaml'))).toEqual(
    ['garden', 'pond'],
  )
})

test.each(['shared/contract/contract.ts', 'package-lock.json'])(
  'after a change of %s one job releases all packages in one change',
  (path) => {
    expect(changed((write) => write(path, 'x'))).toEqual(['garden pond shell'])
  },
)

/** A lock and the package.json files it was made of; further dependencies by folder, and the version of `tree`. */
function writeLock(
  write: Write,
  { version = '1.0.0', ...added }: { version?: string } & Record<string, object | string> = {},
) {
  const folders = ['shared', 'mfe-garden', 'mfe-pond', 'shell', 'editor']
  const manifests = folders.map((name) => ({
    name,
    version: '1.0.0',
    dependencies: name === 'mfe-garden' ? { tree: '*' } : added[name],
  }))
  for (const manifest of manifests) write(`${manifest.name}/package.json`, JSON.stringify(manifest))
  const site = { name: 'site', version: '1.0.0', workspaces: folders }
  write('package.json', JSON.stringify(site))
  const packages = {
    '': site,
    ...Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])),
    ...Object.fromEntries(folders.map((name) => [`node_modules/${name}`, { resolved: name, link: true }])),
    'node_modules/tree': { version },
    'node_modules/fish': { version: '1.0.0' },
  }
  write('package-lock.json', JSON.stringify({ name: 'site', version: '1.0.0', lockfileVersion: 3, packages }))
}

test.each<[string, Parameters<typeof writeLock>[1], string[]]>([
  ['the editor’s dependencies triggers no release', { editor: { fish: '*' } }, []],
  ['a section’s dependencies triggers all releases', { version: '1.0.1' }, ['garden pond shell']],
])('a lock with a change in %s', (_, next, expected) => {
  const found = changed(
    (write) => writeLock(write, next),
    (write) => writeLock(write),
  )
  expect(found).toEqual(expected)
})
