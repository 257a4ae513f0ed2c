import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '@college/shared/contract/release-manifest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { storeIn } from '../store/site-store'
import { atNight } from '../testing/at-night'
import { buildPackages, builtFromSource } from './build'

const root = join(import.meta.dirname, '../..')

// Each builds a section in a separate folder.
const testNightly = test.skipIf(!atNight)

/** A checkout of one section: its folder, `shared` and the root's files; installed packages are linked. */
let checkout: string
beforeAll(() => {
  if (!atNight) return
  checkout = mkdtempSync(join(tmpdir(), 'alone-'))
  const outputs = /\/(dist|node_modules)$/
  for (const folder of ['mfe-media', 'shared'])
    cpSync(join(root, folder), join(checkout, folder), {
      recursive: true,
      filter: (source) => !outputs.test(source),
    })
  for (const file of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.browser.json',
  ])
    cpSync(join(root, file), join(checkout, file))
  linkPackages()
})
afterAll(() => atNight && rmSync(checkout, { recursive: true, force: true }))

function linkPackages() {
  const [from, to] = [join(root, 'node_modules'), join(checkout, 'node_modules')]
  mkdirSync(join(to, '@college'), { recursive: true })
  for (const name of readdirSync(from))
    if (!['@college', '.cache', '.vite'].includes(name)) symlinkSync(join(from, name), join(to, name))
  symlinkSync(join(checkout, 'shared'), join(to, '@college/shared'))
  symlinkSync(join(checkout, 'shared/runtime'), join(to, '@college/runtime'))
}

const build = () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build', '-w', 'mfe-media'], {
    cwd: checkout,
    encoding: 'utf8',
    // The federation plugin is inactive when it detects a test runner.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
  })
  return { status, said: stdout + stderr }
}

testNightly(
  'a section builds from its own folder and shared, with no other there, and to the very version that is live',
  async () => {
    const { status, said } = build()
    expect(status, said).toBe(0)
    const built = JSON.parse(readFileSync(join(checkout, 'mfe-media/dist/release.json'), 'utf8'))
    expect(built.version).toBe(liveVersion(await readChannel(storeIn(root)), 'media'))
  },
)

testNightly(
  'what only the server build has is in the hash of the pages that it renders, and of no other',
  () => {
    const pagesOf = (): ReleaseManifest['pages'] =>
      JSON.parse(readFileSync(join(checkout, 'mfe-media/dist/release.json'), 'utf8')).pages
    build()
    const before = pagesOf()
    const file = join(checkout, 'mfe-media/src/pages/life/life.tsx')
    const source = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      source.replace(/\n(\s*)return \(/, '\n$1if (import.meta.env.SSR) console.info("only here")$&'),
    )
    const { status, said } = build()
    writeFileSync(file, source)
    expect(status, said).toBe(0)
    const changed = pagesOf().map((page, at) => [
      page.path,
      page.server !== before[at]?.server,
      page.scripts.join() !== before[at]?.scripts.join(),
    ])
    expect(changed).toContainEqual(['/{product}', true, false])
    expect(changed.filter(([, server, scripts]) => server || scripts)).toHaveLength(1)
  },
)

// Whatever the page's content, it has these fields, and this picture for the duration of the test.
testNightly.each([
  [
    'a missing field',
    ['page', 'title'],
    undefined,
    'mfe-media/content/hospital.yaml: page.title: found nothing, expected string',
  ],
  [
    'a wrong type',
    ['videos', 'items', 0, 'duration'],
    'eight',
    "duration: found the text 'eight', expected number",
  ],
  [
    'an unknown picture',
    ['illustration', 'picture'],
    'meadw',
    "found the picture 'meadw', did you mean 'meadow'? expected the name of a file in mfe-media/pictures/",
  ],
])('%s in a content file stops the build, and is named', (_, path, value, sentence) => {
  const file = join(checkout, 'mfe-media/content/hospital.yaml')
  const text = readFileSync(file, 'utf8')
  const picture = join(checkout, 'mfe-media/pictures/meadow.svg')
  writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>')
  const content = parseDocument(text)
  if (value === undefined) content.deleteIn(path)
  else content.setIn(path, value)
  writeFileSync(file, String(content))
  const { status, said } = build()
  writeFileSync(file, text)
  rmSync(picture)
  expect(status).not.toBe(0)
  expect(said).toContain(sentence)
  expect(said, 'no stack of the bundler').not.toContain('    at ')
})

testNightly('a build that stops leaves none that counts as made from the source of before', async () => {
  await buildPackages(checkout, ['media'])
  expect(builtFromSource(checkout, 'media')).toBeDefined()
  const file = join(checkout, 'mfe-media/content/life.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\nunknown: 1\n`)
  const refused = await buildPackages(checkout, ['media']).catch((error: Error) => error.message)
  writeFileSync(file, text)
  expect(refused).toMatch(/life\.yaml: .*found the unknown field 'unknown'/)
  expect(builtFromSource(checkout, 'media')).toBeUndefined()
})
