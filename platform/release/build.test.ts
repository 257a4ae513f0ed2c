import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { claim, refuseMissing, sourceFingerprint, withoutKeys } from './build'

const root = mkdtempSync(join(tmpdir(), 'sources-'))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** The packages whose builds load a part of `shared/ui`. */
const packages = { media: ['shared/ui/dialog/dialog.tsx'], forms: ['shared/ui/field/field.tsx'], shell: [] }

beforeAll(() => {
  for (const [name, parts] of Object.entries(packages)) {
    const folder = name === 'shell' ? 'shell' : `mfe-${name}`
    write(`${folder}/vite.config.ts`, name)
    write(`${folder}/dist/server/loaded-parts.json`, JSON.stringify(parts))
  }
  write('shared/contract/contract.ts', 'contract')
  write('shared/styles/base.css', 'styles')
  write('shared/ui/dialog/dialog.tsx', 'dialog')
  write('shared/ui/field/field.tsx', 'field')
})

const fingerprints = () =>
  (['media', 'forms', 'shell'] as const).map((name) => [name, sourceFingerprint(root, name)] as const)

/** Files in the repository, and the packages to rebuild when one changes. */
const changes: [file: string, ...packages: (keyof typeof packages)[]][] = [
  ['platform/commands/release.ts'],
  ['editor/server/save.ts'],
  ['art/scenes/grove.mjs'],
  ['e2e/seed/pages/home.spec.ts'],
  ['docs/performance.md'],
  ['README.md'],
  ['.github/workflows/check.yml'],
  ['mfe-media/src/life.test.tsx'],
  ['shared/ui/dialog/dialog.test.tsx'],
  ['shared/contract/fill-in.test.ts'],
  ['shared/ui/testing/mount.tsx'],
  ['shared/contract/api.txt'],
  ['shared/styles/fonts/cut-font.ts'],
  ['shell/document/testing/schema-org.ts'],
  ['mfe-about/content/home.yaml'],
  ['mfe-media/content/life.yaml', 'media'],
  ['mfe-media/pictures/sports-day.svg', 'media'],
  ['shared/ui/dialog/dialog.tsx', 'media'],
  ['shared/ui/field/field.tsx', 'forms'],
  ['shell/document/document.ts', 'shell'],
  ['shell/host/app.tsx', 'shell'],
  ['shared/styles/fonts/figtree-first.woff2', 'media', 'forms', 'shell'],
  ['shared/styles/tokens.css', 'media', 'forms', 'shell'],
  ['shared/contract/contract.ts', 'media', 'forms', 'shell'],
  ['shared/preset/preset.ts', 'media', 'forms', 'shell'],
  ['package-lock.json', 'media', 'forms', 'shell'],
]

test.each(changes)('a change of %s rebuilds only the packages that depend on it', (file, ...concerned) => {
  const before = fingerprints()
  write(file, 'changed')
  const now = new Map(fingerprints())
  const changed = before.filter(([name, print]) => now.get(name) !== print).map(([name]) => name)
  expect(changed).toEqual(concerned)
})

/** A lock: the packages' folders, and versions by path and name. */
const lock = (versions: Record<string, string> = {}, editor: object = {}) =>
  JSON.stringify({
    packages: {
      '': { devDependencies: { runner: '1' } },
      shared: { dependencies: { builder: '1' }, devDependencies: { cutter: '1' } },
      'mfe-media': {
        dependencies: { '@college/shared': '*', slider: '1' },
        peerDependencies: { react: '1' },
      },
      'mfe-forms': { dependencies: { '@college/shared': '*' }, peerDependencies: { react: '1' } },
      shell: { dependencies: { react: '1' }, devDependencies: { tool: '1' } },
      editor: { dependencies: { '@college/shared': '*', ...editor } },
      'node_modules/@college/shared': { resolved: 'shared', link: true },
      ...Object.fromEntries(
        [
          'builder',
          'cutter',
          'react',
          'runner',
          'slider',
          'tool',
          'table',
          'builder/node_modules/parser',
          'parser',
        ].map((name) => [
          `node_modules/${name}`,
          {
            version: versions[name] ?? '1.0.0',
            ...(name === 'builder' && { optionalDependencies: { parser: '1' } }),
          },
        ]),
      ),
    },
  })

test.each<[string, string, ...(keyof typeof packages)[]]>([
  ['a dependency of the editor', lock({}, { table: '1' })],
  ['a package of the editor', lock({ table: '2.0.0' })],
  ['a package of the tool', lock({ tool: '2.0.0' })],
  ['the runner of tests', lock({ runner: '2.0.0' })],
  ['what cuts fonts', lock({ cutter: '2.0.0' })],
  ['a package of the same name that others reach', lock({ parser: '2.0.0' })],
  ['a package of one section', lock({ slider: '2.0.0' }), 'media'],
  ['what a builder brings', lock({ 'builder/node_modules/parser': '2.0.0' }), 'media', 'forms', 'shell'],
  ['React', lock({ react: '2.0.0' }), 'media', 'forms', 'shell'],
  ['an older npm', '{"lockfileVersion":1,"dependencies":{}}', 'media', 'forms', 'shell'],
  ['a merge left halfway', `<<<<<<< HEAD\n${lock()}`, 'media', 'forms', 'shell'],
])('another version in the lock of %s rebuilds only the packages that reach it', (_, text, ...concerned) => {
  write('package-lock.json', lock())
  const before = fingerprints()
  write('package-lock.json', text)
  const now = new Map(fingerprints())
  expect(before.filter(([name, print]) => now.get(name) !== print).map(([name]) => name)).toEqual(concerned)
})

/** Whether a list of globs, as in workflows, includes a path: the last match decides. */
const takes = (globs: string[], path: string) =>
  globs.reduce(
    (taken, glob) => (matches(glob.replace(/^!/, ''), path) ? !glob.startsWith('!') : taken),
    false,
  )

const matches = (glob: string, path: string) =>
  new RegExp(
    `^${glob.replace(/[.]/g, '\\.').replace(/\*\*\/|\*\*|\*/g, (star) => ({ '**/': '(.*/)?', '**': '.*' })[star] ?? '[^/]*')}$`,
  ).test(path)

test.each(changes)(
  'a change of %s starts a release job only if it is part of a release',
  (file, ...concerned) => {
    const workflow = parse(
      readFileSync(join(import.meta.dirname, '../../.github/workflows/release.yml'), 'utf8'),
    )
    const isReleased = concerned.length > 0 || file === 'mfe-about/content/home.yaml'
    expect(takes(workflow.on.push.paths, file)).toBe(isReleased)
  },
)

test('reports a package.json in the middle of a merge before building anything', () => {
  const other = mkdtempSync(join(tmpdir(), 'merge-'))
  mkdirSync(join(other, 'mfe-media'))
  writeFileSync(join(other, 'mfe-media/vite.config.ts'), '')
  for (const text of ['<<<<<<< HEAD\n{}', '']) {
    writeFileSync(join(other, 'mfe-media/package.json'), text)
    expect(() => refuseMissing(other, ['media'])).toThrow(
      'mfe-media/package.json: found text that is not JSON',
    )
  }
})

test('a build gets no keys: neither the bucket’s nor a workflow’s tokens, nor those in the purge', () => {
  const workflow = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'GITHUB_TOKEN', 'GOOGLE_APPLICATION_CREDENTIALS']
  const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SESSION_TOKEN', 'CDN_API_KEY', 'SITE_PURGE', ...workflow]
  const env = { PATH: '/bin', SITE_ENV: 'production', ...Object.fromEntries(keys.map((name) => [name, 'x'])) }
  expect(withoutKeys(env)).toEqual({ PATH: '/bin', SITE_ENV: 'production' })
})

test.each(['#1', 'why?', 'a#b/site'])(
  'refuses a checkout in the folder %s, whose name Vite takes for an address',
  (name) => {
    const folder = join(root, name)
    expect(() => refuseMissing(folder, ['media'])).toThrow(
      new RegExp(`^${folder.replace('?', '\\?')}: found '[#?]' in the path of this folder, expected one`),
    )
  },
)

test('one build of a package at a time: a second is refused, and may begin once the first has ended', () => {
  const [one, other] = [join(root, 'one'), join(root, 'other')]
  const refusal =
    /one\/dist\/\.building: found another build of this package, expected one at a time; [^\n]+\.$/
  const leave = claim([one])
  expect(() => claim([one])).toThrow(refusal)
  expect(() => claim([other, one])).toThrow(refusal)
  const leaveOther = claim([other])
  leave()
  leaveOther()
  // A killed one's is passed over.
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(one, 'dist/.building'), String(ended))
  claim([one, other])()
  expect(readdirSync(join(one, 'dist'))).toEqual([])
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a build that %s ends leaves nothing running or claimed',
  (signal) => {
    const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'ended-')))
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(checkout, path)), { recursive: true })
      writeFileSync(join(checkout, path), text)
    }
    for (const path of ['shared/site.yaml', 'mfe-media/vite.config.ts']) write(path, '')
    for (const path of ['shared/package.json', 'mfe-media/package.json']) write(path, '{}')
    write(
      'shared/preset/build-package.js',
      `process.kill(process.ppid, '${signal}'); setTimeout(() => console.log('It goes on.'), 2000)`,
    )
    linkShared(checkout, checkout)
    const college = join(import.meta.dirname, '../college.js')
    const { stdout } = spawnSync(process.execPath, [college, 'build', 'media'], {
      cwd: checkout,
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
    expect(readdirSync(join(checkout, 'mfe-media/dist'))).toEqual([])
  },
)

const others: [what: string, lay: (around: string) => void][] = [
  ['nothing is installed', () => {}],
  ['only the checkout around it has packages', (around) => linkShared(around, around)],
  ['its link leads to the checkout around it', (around) => linkShared(join(around, 'worktree'), around)],
  ['its link leads nowhere', (around) => linkShared(join(around, 'worktree'), join(around, 'gone'))],
]
test.each(others)('refuses to build a worktree with another shared: %s', (_, lay) => {
  const around = realpathSync(mkdtempSync(join(tmpdir(), 'around-')))
  const worktree = join(around, 'worktree')
  for (const checkout of [around, worktree]) {
    mkdirSync(join(checkout, 'mfe-media'), { recursive: true })
    mkdirSync(join(checkout, 'shared'))
    writeFileSync(join(checkout, 'shared/package.json'), '{}')
    writeFileSync(join(checkout, 'mfe-media/package.json'), '{}')
    writeFileSync(join(checkout, 'mfe-media/vite.config.ts'), '')
  }
  lay(around)
  expect(() => refuseMissing(worktree, ['media'])).toThrow(
    /shared: found [^\n]+, expected a link to \S+\/worktree\/shared; npm ci in \S+\/worktree makes it\.$/,
  )
  rmSync(join(worktree, 'node_modules'), { recursive: true, force: true })
  linkShared(worktree, worktree)
  expect(() => refuseMissing(worktree, ['media'])).not.toThrow()
})

/** Installs the `shared` of a checkout in another, as npm does. */
function linkShared(into: string, from: string) {
  mkdirSync(join(into, 'node_modules/@college'), { recursive: true })
  symlinkSync(join(from, 'shared'), join(into, 'node_modules/@college/shared'))
}
