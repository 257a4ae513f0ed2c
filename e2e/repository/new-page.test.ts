import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { newPage } from '@college/platform/scaffold/new-page'
import { checkContent } from '@college/shared/content/packages'
import { sectionsOf } from '@college/shared/preset/checkout'
import { register } from 'tsx/esm/api'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const repository = resolve(import.meta.dirname, '../..')
const root = mkdtempSync(join(tmpdir(), 'new-page-'))
const folder = join(root, 'mfe-media')

beforeAll(() => {
  // Packages' configurations import TypeScript, which Node 20 cannot load by itself.
  register()
  for (const section of sectionsOf(repository))
    cpSync(join(repository, `mfe-${section}`), join(root, `mfe-${section}`), {
      recursive: true,
      filter: (file) => !/\/(dist|node_modules|clips)$/.test(file),
    })
  symlinkSync(join(repository, 'mfe-media/clips'), join(folder, 'clips'), 'dir')
  for (const beside of ['shared', 'node_modules', 'tsconfig.base.json', 'tsconfig.browser.json'])
    symlinkSync(join(repository, beside), join(root, beside))
  cpSync(join(repository, 'vitest.config.ts'), join(root, 'vitest.config.ts'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(sectionsOf(repository))(
  '%s can have a page added, and its content still checks',
  async (section) => {
    const { changed } = newPage(root, section, 'campus-tour')
    expect(changed.map((file) => readFileSync(join(root, file), 'utf8').includes('campus-tour'))).toEqual([
      true,
      true,
    ])
  },
)

test('with the new pages all content is valid, the section builds, and the page’s test passes', async () => {
  expect((await checkContent(root)).errors).toEqual([])

  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: true },
  })
  vi.unstubAllEnvs()
  expect(readFileSync(join(folder, 'dist/server/server.cjs'), 'utf8')).toContain('"/campus-tour"')

  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  const output = execFileSync(
    process.execPath,
    [vitest, 'run', '--root', root, '--project', 'unit', 'mfe-media/src/pages/campus-tour'],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', VITEST: '' } },
  )
  expect(output).toMatch(/Tests +1 passed/)
}, 180_000)

test.each([
  ['Campus Tour', "found the page name 'Campus Tour', expected lower-case words joined by hyphens"],
  ['campus-tour', 'mfe-media/content/campus-tour.yaml: is there already'],
  ['anandamaya', 'mfe-media/src/remote.ts: owns /anandamaya already'],
  ['video-labels', 'mfe-media/content/video-labels.yaml: is there already'],
])('refuses the name %s in one sentence, and writes nothing', (name, sentence) => {
  const before = readFileSync(join(folder, 'src/remote.ts'), 'utf8')
  expect(() => newPage(root, 'media', name)).toThrow(sentence)
  expect(readFileSync(join(folder, 'src/remote.ts'), 'utf8')).toBe(before)
})
