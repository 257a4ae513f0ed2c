import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinReleases } from '@college/platform/compose/join-releases'
import { orNothing } from '@college/platform/store/or-nothing'
import { contractVersion } from '@college/shared/contract'
import type { PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { expect, test } from 'vitest'
import { pathOfEntry } from '../protocol/address'
import { declaredPages, refuseClaimed } from './claimed-paths'
import { contentKinds, kindOfPath } from './content'
import { save } from './save'
import { Session } from './session'
import { kinds, layGarden, meera, put } from './testing/garden'

const beds = 'mfe-garden/beds/*.yaml'
const trees = 'mfe-garden/trees/*.yaml'
const all = kinds
  .filter(({ pattern }) => pattern === 'beds/*.yaml')
  .flatMap((kind) =>
    ['beds', 'trees'].map((name) => {
      const pattern = `${name}/*.yaml`
      return { ...kind, name: `mfe-garden/${pattern}`, folder: 'mfe-garden', pattern }
    }),
  )

const remote = `const beds = import.meta.glob<{ default: Bed }>('../content/beds/*.yaml')
const trees = import.meta.glob<{ default: Tree }>('../content/trees/*.yaml')
export const remote = defineRemote(
  joinPages(
    { '/garden/hedge': () => import('./pages/hedge/hedge') },
    pagesFrom('/garden/', beds, () => import('./pages/bed/bed')),
    pagesFrom('/garden/', trees, () => import('./pages/tree/tree')),
  ),
)
`

test('an entry stays a draft if someone has saved another page at its address meanwhile', async () => {
  const { root, folder, write, read } = layGarden()
  write('mfe-garden/src/remote.ts', remote)
  const editing = new Session(root, folder, all)
  const path = pathOfEntry(beds, 'oak')
  await put(editing, path, { title: 'Oak' })
  write(pathOfEntry(trees, 'oak'), 'title: Oak\n')
  expect(await save(editing, [path], meera)).toMatchObject({
    kept: [path],
    notice: expect.stringContaining('/garden/oak'),
  })
  expect(read(path)).toBeNull()
})

test.each([
  ['a page of its own section', beds, 'hedge', '/garden/hedge'],
  ['a page of another section', beds, 'pond', '/garden/pond'],
  ['an entry of another folder', beds, 'oak', '/garden/oak'],
  ['an entry of another folder, the other way', trees, 'moss', '/garden/moss'],
])('refuses a new entry whose page would replace %s, naming it', (_, schema, name, path) => {
  const { root, write } = layGarden()
  write('mfe-garden/src/remote.ts', remote)
  write(
    'mfe-water/src/remote.ts',
    `defineRemote({\n  '/garden/pond': () => import('./pages/pond/pond'),\n})\n`,
  )
  const others = ['mfe-garden/content/trees/oak.yaml', 'mfe-garden/content/beds/moss.yaml']
  const kind = kindOfPath(all, pathOfEntry(schema, name))
  expect(() => refuseClaimed(root, kind, pathOfEntry(schema, name), others)).toThrow(path)
  refuseClaimed(root, kind, pathOfEntry(schema, 'fern'), others)
})

/** The composition of a site with the shell's own pages, and an entry's. */
const compose = (path: string) => {
  const page = (path: string) => ({ path, title: 'A', description: 'B', lead: 'C', scripts: [], styles: [] })
  const pages: Record<string, string[]> = {
    shell: ['/search', '/404', '/offline', '/privacy'],
    media: [path],
  }
  const manifest = (name: PackageName, version: string): ReleaseManifest => ({
    name,
    version,
    contract: contractVersion,
    entry: 'entry.js',
    files: {},
    runtime: { scripts: [], styles: [] },
    pages: (pages[name] ?? []).map(page),
    exposes: {},
  })
  const live = [{ version: 'v1', since: '2026-01-01T00:00:00.000Z' }]
  return joinReleases({ manifest }, { releases: { shell: live, forms: live, media: live } }, sampleSite)
}

test.each(
  [
    ['/', true, 'moss index-2'],
    ['/', false, 'index 404 search offline privacy a--b - Moss a.b'],
    ['/garden/', true, 'moss index-2 search privacy'],
    ['/garden/', false, 'index 404 a--b - Moss a.b'],
  ].flatMap(([base, isFree, names]) =>
    String(names)
      .split(' ')
      .map((name) => [String(base), name, isFree] as const),
  ),
)('below %s the entry %j is accepted: %s, and compose takes what is accepted', (base, name, isFree) => {
  const { root, write } = layGarden()
  write('mfe-garden/src/remote.ts', remote.replaceAll("'/garden/'", `'${base}'`))
  write(
    'shell/host/remote.ts',
    `const statements = import.meta.glob('../content/{privacy,terms}.yaml')\npagesFrom('/', statements)`,
  )
  const path = pathOfEntry(beds, name)
  const isAccepted = orNothing(() => refuseClaimed(root, kindOfPath(all, path), path, []) ?? true) ?? false
  const isComposed = orNothing(() => compose(base + name)) !== undefined
  expect([isAccepted && !isComposed, isAccepted]).toEqual([false, isFree])
})

test('finds every folder of pages that a section declares', async () => {
  const root = join(import.meta.dirname, '../..')
  const declared = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name) => readFileSync(join(root, name, 'src/remote.ts'), 'utf8').match(/pagesFrom\(/g) ?? [])
  const { pages, addresses } = declaredPages(root)
  const folders = Object.keys(addresses)
  expect(folders).toHaveLength(declared.length)
  expect(pages.length).toBeGreaterThan(folders.length)
  const known = (await contentKinds(root)).map(({ name }) => name)
  expect(known).toEqual(expect.arrayContaining(folders))
})
