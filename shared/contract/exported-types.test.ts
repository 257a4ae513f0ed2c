import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coerce, inc, lt } from 'semver'
import { afterAll, expect, test } from 'vitest'
import { version as runtimeVersion } from '../runtime/package.json'
import { contractVersion } from './contract'

const shared = join(import.meta.dirname, '..')
const emitted = mkdtempSync(join(tmpdir(), 'exported-types-'))
afterAll(() => rmSync(emitted, { recursive: true }))

type Api = {
  name: string
  version: string
  project: string
  folders: string[]
  entry?: string
  report: string
}

const runtime: Api = {
  name: '@college/runtime',
  version: runtimeVersion,
  project: '.',
  folders: ['runtime', 'contract'],
  entry: 'runtime',
  report: 'runtime/api.txt',
}
const contract: Api = {
  name: 'contract',
  version: String(contractVersion),
  project: 'contract',
  folders: ['.'],
  report: 'contract/api.txt',
}

const declarations =
  '--noCheck --noEmit false --declaration --emitDeclarationOnly --removeComments --incremental false --tsBuildInfoFile null'

/** The exported types as the compiler declares them, one member a line, under the name and version. */
function typesOf({ name, version, project, folders, entry }: Api) {
  const out = join(emitted, name)
  execFileSync(join(shared, '../node_modules/.bin/tsc'), [
    ...['-p', join(shared, project), '--rootDir', shared, '--outDir', out],
    ...declarations.split(' '),
  ])
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(out, project, folder))
        .filter((file) => file.endsWith('.d.ts'))
        .sort()
        .map((file) => ({
          file: file.replace('.d.ts', ''),
          text: readFileSync(join(out, project, folder, file), 'utf8'),
        })),
    )
    // What an entry does not lead to is nobody's concern.
    .filter(
      ({ file }, _, all) => !entry || file === entry || all.some(({ text }) => text.includes(`/${file}'`)),
    )
  const types = files.map(({ file, text }) => `// ${file}\n${text}`).join('\n')
  // The names of sections are data: another section asks for no new version.
  const withoutSections = types.replace(/readonly \[.*\]/g, 'readonly []').replace(/^ *(\w+): "\1";\n/gm, '')
  return `// ${name} ${version}\n\n${withoutSections}`
}

/** Which version the change of a report asks for, in a sentence; nothing when it has that version. */
function missingRaise(before: string, now: string): string | undefined {
  const [was, is] = [linesOf(before), linesOf(now)]
  if (was.join() === is.join()) return
  const [, name = '', reported = ''] = /^\/\/ (\S+) (\S+)/.exec(before) ?? []
  const [, , version = ''] = /^\/\/ (\S+) (\S+)/.exec(now) ?? []
  let kept = 0
  for (const line of is) if (line === was[kept]) kept++
  const grown = kept === was.length
  // The contract's version says only which releases can still be composed.
  if (grown && name === contract.name) return
  const needed = inc(coerce(reported) ?? '', grown ? 'minor' : 'major') ?? ''
  if (!lt(coerce(version) ?? '', needed)) return
  return `${name}: its exported types ${grown ? 'grew' : `changed at "${was[kept]?.trim()}"`} since version ${reported}; raise it to ${name === contract.name ? coerce(needed)?.major : needed}.`
}

const linesOf = (report: string) => report.split('\n').slice(1)

test.each([runtime, contract])(
  'the exported types of $name change only with its version',
  {
    timeout: 60_000,
  },
  async (api) => {
    const report = join(shared, api.report)
    const now = typesOf(api)
    expect(missingRaise(readFileSync(report, 'utf8'), now)).toBeUndefined()
    await expect(now, 'the report is out of date: vitest --update writes it').toMatchFileSnapshot(report)
  },
)

const store = (version: string, ...members: string[]) =>
  [`// @college/runtime ${version}`, 'type UiState = {', ...members, '};'].join('\n')
const before = store('1.2.0', '  closeMenus: () => void;')

test.each([
  ['renamed', '1.3.0', ['  closeAll: () => void;'], 'raise it to 2.0.0.'],
  ['removed', '1.2.1', [], 'raise it to 2.0.0.'],
  ['added', '1.2.0', ['  closeMenus: () => void;', '  openMenu: () => void;'], 'raise it to 1.3.0.'],
])('a member that is %s in version %s requires a higher version', (_, version, members, sentence) => {
  expect(missingRaise(before, store(version, ...members))).toContain(sentence)
})

test('accepts a version raised far enough, or raised alone', () => {
  expect(missingRaise(before, store('2.0.0', '  closeAll: () => void;'))).toBeUndefined()
  expect(missingRaise(before, store('1.3.0', '  closeMenus: () => void;', '  more: 1;'))).toBeUndefined()
  expect(missingRaise(before, store('1.2.1', '  closeMenus: () => void;'))).toBeUndefined()
})
