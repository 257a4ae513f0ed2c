import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { refuseMissing, sourceFingerprint, withoutKeys } from './build'

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

test('a build gets no keys: neither the bucket’s nor a workflow’s tokens', () => {
  const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SESSION_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL', 'GITHUB_TOKEN']
  const env = { PATH: '/bin', SITE_ENV: 'production', ...Object.fromEntries(keys.map((name) => [name, 'x'])) }
  expect(withoutKeys(env)).toEqual({ PATH: '/bin', SITE_ENV: 'production' })
})
