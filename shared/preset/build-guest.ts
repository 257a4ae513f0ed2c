import { hash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { PackageName } from '../contract/release-manifest'
import { federationManifestFile } from './federation-manifest'
import { finishBuilds } from './finish-build'
import { baseOf, flatBuild, plainServerBuild } from './preset'
import { readManifest } from './vite-manifest'

/**
 * Builds a remote of another make, in the folder that this runs in, as a release of a section. Its own Vite
 * configuration, with the federation plugin, makes the browser's files; the server build is ours, because compose
 * renders without federation.
 *
 * `node --import tsx build-guest.ts <section>`
 */
const root = resolve('.')
const name = process.argv[2] as PackageName
const browser = join(root, 'dist/browser')

await finishBuilds({ [root]: name }, async () => {
  await build({
    root,
    base: baseOf(name),
    logLevel: 'error',
    build: { ...flatBuild, outDir: browser, sourcemap: 'hidden', modulePreload: { polyfill: false } },
  })
  nameEntryByContent()
  await build({
    configFile: false,
    root,
    base: baseOf(name),
    logLevel: 'error',
    ...plainServerBuild(exposed()),
  })
})

/** The file that the remote exposes as `./remote`, which is named for it. */
function exposed(): Record<string, string> {
  const source = Object.keys(readManifest(browser)).find((file) => /(^|\/)remote\.[jt]sx?$/.test(file))
  if (!source)
    throw new Error(
      `${root}: found no file 'remote' among the sources, expected the one exposed as './remote'.`,
    )
  return { './remote': `./${source}` }
}

/** The plugin's entry has the same name in every build, so browsers would cache the first one for good. */
function nameEntryByContent() {
  const file = 'remoteEntry.js'
  const from = join(browser, file)
  rmSync(join(browser, 'index.html'), { force: true })
  if (!existsSync(from)) return
  const named = `remoteEntry-${hash('sha256', readFileSync(from)).slice(0, 8)}.js`
  renameSync(from, join(browser, named))
  for (const manifest of ['.vite/manifest.json', federationManifestFile]) {
    const path = join(browser, manifest)
    if (existsSync(path))
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`"${file}"`, `"${named}"`))
  }
}
