import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sectionsOf } from '@college/shared/preset/checkout'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'borders-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** The JSON report of a repository tool on the copy. */
const reportOf = (command: string) => {
  const [tool = '', ...options] = command.split(' ')
  const { stdout } = spawnSync(join(root, 'node_modules/.bin', tool), options, {
    cwd: copy,
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

const [node, border] = ['lint/correctness/noNodejsModules', 'lint/style/noRestrictedImports']

const refused: [folder: string, imported: string, rule: string][] = [
  ['mfe-about/src', 'node:fs', node],
  ['shell/host', 'node:fs', node],
  ['shared/ui', 'node:fs', node],
  ['shared/runtime', 'node:fs', node],
  ['shared/contract', 'node:fs', node],
  ['mfe-about/src', '../../mfe-forms/src/remote', border],
  ['mfe-about/src', '../../shell/host/app', border],
  ['mfe-about/src', '@college/shared/preset', border],
  ['mfe-about/src', '@college/platform/store/site-store', border],
  ['mfe-about/content', '../../shell/content/schemas', border],
  ['shell/host', '@college/platform/compose/join-releases', border],
  ['shell/host', '../../platform/compose/join-releases', border],
  ['shell/host', '../document/document', border],
  ['shell/host', '@college/shared/preset/ports', border],
  ['shell/document', '@college/platform/compose/join-releases', border],
  ['editor/app', 'node:fs', node],
  ['editor/app', '../../mfe-forms/src/remote', border],
  ['editor/app', '../server/session', border],
  ['editor/app', '@college/platform/store/site-store', border],
  ['editor/in-page', '../../shell/host/app', border],
  ['editor/server', '../../shell/host/app', border],
  ['platform/compose', '../../shell/host/app', border],
  ['platform/compose', '../../shell/document/document', border],
  ['platform/compose', '@college/shared/ui/button/button', border],
  ['platform/compose', '../../shared/runtime/site', border],
  ['platform/compose', '@college/runtime', border],
  ['platform/commands', '@college/editor/protocol/protocol', border],
  ['platform/store', '../compose/join-releases', border],
  ['platform/store', '../release/put-live', border],
  ['platform/compose', '../site/write-site', border],
  ['platform/site', '../release/put-live', border],
  ['platform/release', '../commands/command', border],
  ['platform/release', '../deliver/deliver', border],
  ['platform/release', '../proof/prove', border],
  ['platform/proof', '../commands/command', border],
  ['platform/proof', '../deliver/deliver', border],
  ['platform/deliver', '../proof/prove', border],
  ['platform/dev', '../scaffold/new-page', border],
  ['platform/server', '../release/put-live', border],
  ['platform/scaffold', '../site/write-site', border],
  ['platform/compose', '../email-service/service', border],
  ['platform/testing', '../../e2e/servers/composed-site', border],
  ['shared/contract', '../preset/preset', border],
  ['shared/preset', '@college/platform/store/site-store', border],
  ['shared/ui', '@college/editor/protocol/protocol', border],
  ['art/scenes', '@college/shared/contract', border],
  ['e2e/seed/pages', '../../../platform/store/site-store', border],
  ['e2e/seed/pages', '@college/platform/store/site-store', border],
]

const accepted: [folder: string, imported: string][] = [
  ['mfe-about/src', '@college/shared/contract'],
  ['mfe-about/content', '@college/shared/content/fields'],
  ['shell/host', '@college/shared/ui/button/button'],
  ['shell/document', '../host/app'],
  ['editor/app', '../protocol/protocol'],
  ['editor/server', '@college/platform/store/site-store'],
  ['platform/compose', '@college/shared/contract'],
  ['platform/compose', '../store/site-store'],
  ['platform/site', '../compose/join-releases'],
  ['platform/release', '../site/write-site'],
  ['platform/proof', '../release/put-live'],
  ['platform/commands', '../proof/prove'],
  ['platform/release', '../server/serve-folder'],
  ['platform/deliver', '../release/put-live'],
  ['platform/compose', 'node:fs'],
  ['e2e/seed/servers', '@college/platform/testing/ask'],
  ['shared/preset', 'node:fs'],
]

test('the linter refuses imports across a border, and no others', () => {
  for (const settings of ['biome.json', '.gitignore']) cpSync(join(root, settings), join(copy, settings))
  const planted = [...refused, ...accepted].map(([folder, imported, rule], index) => {
    const file = `${folder}/planted-${index}.ts`
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `export { planted } from '${imported}'\n`)
    return { file, rule }
  })
  const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } = reportOf(
    'biome lint --reporter=json --max-diagnostics=none',
  )
  const found = diagnostics.map(({ category, location }) => `${location.path}: ${category}`)
  expect(found.sort()).toEqual(planted.flatMap(({ file, rule }) => (rule ? [`${file}: ${rule}`] : [])).sort())
})

test('refuses a package that is imported but not declared, or declared but not imported', () => {
  for (const settings of ['knip.json', 'package.json', 'mfe-media/package.json'])
    cpSync(join(root, settings), join(copy, settings))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'mfe-media/src'), { recursive: true })
  writeFileSync(
    join(copy, 'mfe-media/src/remote.ts'),
    "import 'react'\nimport 'schema-dts'\nimport 'sharp'\n",
  )
  type Issue = { file: string; dependencies: { name: string }[]; unlisted: { name: string }[] }
  const { issues }: { issues: Issue[] } = reportOf('knip --reporter=json --include=dependencies,unlisted')
  const named = (kind: 'dependencies' | 'unlisted') =>
    issues.flatMap((issue) =>
      issue.file.startsWith('mfe-media/') ? issue[kind].map(({ name }) => name) : [],
    )
  expect(named('unlisted')).toEqual(['sharp'])
  expect(named('dependencies').sort()).toEqual(['@college/shared', 'zod'])
})

test('packages that declare the same dependency declare the same version', () => {
  type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>
  const versions = new Map<string, string>()
  const folders = [
    '.',
    'shared',
    'shared/runtime',
    'shell',
    'platform',
    'editor',
    'art',
    'e2e',
    ...sectionsOf(root).map((name) => `mfe-${name}`),
  ]
  const differing = folders.flatMap((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
      ([name, version]) => {
        // Workspaces belong to this checkout; published packages name a range of them.
        if (name.startsWith('@college/')) return []
        const other = versions.get(name) ?? version
        versions.set(name, version)
        return other === version ? [] : [`${folder}: ${name} ${version}, elsewhere ${other}`]
      },
    )
  })
  expect(versions.size).toBeGreaterThan(30)
  expect(differing).toEqual([])
})
