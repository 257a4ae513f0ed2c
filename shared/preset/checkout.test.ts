import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkoutOf, distOf, folderOf, ownSection, packagesOf, pathInSite, sectionsOf } from './checkout'

/** A folder with these packages, by path. */
function laid(packages: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const [path, name] of Object.entries(packages)) {
    const file = join(root, path, 'package.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ name }))
  }
  return root
}

test('the site’s repository has the shell and its existing sections', () => {
  const root = laid({ '.': 'site', shell: 'shell', 'mfe-pond': 'mfe-pond', 'mfe-moss': 'mfe-moss' })
  mkdirSync(join(root, 'shared/contract'), { recursive: true })
  expect(packagesOf(root)).toEqual(['shell', 'moss', 'pond'])
  const pond = folderOf(root, 'pond')
  expect([pond, ownSection(root), ownSection(pond), checkoutOf(pond)]).toEqual([
    join(root, 'mfe-pond'),
    undefined,
    undefined,
    root,
  ])
  expect(pathInSite(pond, join(pond, 'src/remote.ts'))).toBe('mfe-pond/src/remote.ts')
  expect(pathInSite(pond, join(root, 'shared/ui/mark.ts'))).toBe('shared/ui/mark.ts')
})

test('a section’s own repository is that section, whatever the clone’s name', () => {
  const root = laid({ clone: 'mfe-pond', 'clone/node_modules/@college/shared': '@college/shared' })
  const clone = join(root, 'clone')
  expect(packagesOf(clone)).toEqual(['pond'])
  expect(sectionsOf(clone)).toEqual(['pond'])
  expect([folderOf(clone, 'pond'), ownSection(clone), checkoutOf(clone)]).toEqual([clone, 'pond', clone])
  expect(pathInSite(clone, join(clone, 'src/remote.ts'))).toBe('mfe-pond/src/remote.ts')
})

test.each(['site', 'mfe-', 'mfe-shell', 'mfe-two-words'])('the package %j is not a section', (name) => {
  expect(ownSection(laid({ '.': name }))).toBeUndefined()
})

test.each([
  ['with a byte order mark', '\uFEFF{ "name": "mfe-pond" }', 'pond'],
  [
    'in the middle of a merge',
    '{\n  "name": "mfe-pond",\n<<<<<<< HEAD\n  "version": "1.0.0"\n=======\n>>>>>>> other\n}',
    'pond',
  ],
  ['that is empty', '', undefined],
  ['that is no object', 'null', undefined],
])('a package.json %s stops nothing: who builds it checks it', (_, text, section) => {
  const root = laid({})
  writeFileSync(join(root, 'package.json'), text)
  expect(ownSection(root)).toBe(section)
})

test.each(['', 'build', '/srv/app'])('a BUILD_FOLDER of another program is none of ours: %j', (folder) => {
  vi.stubEnv('BUILD_FOLDER', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(distOf('/site/mfe-pond')).toBe('/site/mfe-pond/dist')
})
