import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import {
  manifestFile,
  type PackageName,
  type ReleaseManifest,
} from '@college/shared/contract/release-manifest'
import { distOf, folderOf, ownSection } from '@college/shared/preset/checkout'
import { loadedPartsFile } from '@college/shared/preset/design'
import { z } from 'zod'
import { isRunning } from '../store/is-running'
import { orNothing } from '../store/or-nothing'
import { parseJson } from '../store/read-json'
import { Refusal, type Store } from '../store/site-store'
import { storeRelease } from '../store/store-release'
import { cleanUpAtExit } from './at-exit'
import { lockEntries } from './lock-entries'

/** Beside a package's builds: the fingerprint of the last build's source. */
const builtFrom = '.built-from'

/** @throws Refusal when Vite would take a sign in a folder's path for a part of an address */
export function refuseSigns(folder: string, signs = /[#?]/) {
  const [sign] = signs.exec(folder) ?? []
  if (sign)
    throw new Refusal(
      `${folder}: found '${sign}' in the path of this folder, expected one that Vite can work in; move it.`,
    )
}

/**
 * A worktree inside a checkout has no packages of its own: Node would take `shared` from the checkout around it.
 *
 * @throws Refusal when builds would not read the checkout's own `shared`
 */
function refuseOthersShared(root: string) {
  if (ownSection(root) || !existsSync(join(root, 'shared/package.json'))) return
  const installed = join(root, 'node_modules/@college/shared')
  const found = orNothing(() => realpathSync.native(installed))
  if (found !== realpathSync.native(join(root, 'shared')))
    throw new Refusal(
      `${installed}: found ${found ?? 'nothing'}, expected a link to ${join(root, 'shared')}; npm ci in ${root} makes it.`,
    )
}

/** @throws Refusal when the checkout lacks a package, or a package.json is invalid, as in the middle of a merge */
export function refuseMissing(root: string, names: readonly PackageName[]) {
  refuseSigns(root)
  refuseOthersShared(root)
  const missing = names.find((name) => !existsSync(join(folderOf(root, name), 'vite.config.ts')))
  if (missing)
    throw new Refusal(
      `${missing}: found no package in ${folderOf(root, missing)}, expected a whole checkout; git restore brings it back.`,
    )
  for (const file of names.map((name) => join(folderOf(root, name), 'package.json')))
    parseJson(z.looseObject({}), readFileSync(file), file, 'git status says what was left halfway')
}

/**
 * Builds packages in one process. {@link storeBuilt} stores the result.
 *
 * @throws Refusal with the first failure's message; earlier builds are gone, releases are not
 */
export async function buildPackages(
  root: string,
  names: PackageName[],
  output: 'ignore' | 'inherit' = 'ignore',
) {
  refuseMissing(root, names)
  const folders = names.map((name) => folderOf(root, name))
  const leave = claim(folders)
  try {
    // A failed build may leave a mix of old and new files, which matches no source.
    for (const folder of folders) rmSync(join(distOf(folder), builtFrom), { force: true })
    await run(names.join(', '), root, [builder(root, 'build-package'), ...names], output)
    for (const name of names)
      writeFileSync(join(distOf(folderOf(root, name)), builtFrom), sourceFingerprint(root, name))
  } finally {
    leave()
  }
}

/** In a package's builds while one runs: the number of its process. */
const building = '.building'

/**
 * Keeps other builds out of these packages: two at once would mix their files.
 *
 * @returns what lets them in again
 * @throws Refusal when one of them is being built
 */
export function claim(folders: string[]): () => void {
  const claimed: string[] = []
  const leave = cleanUpAtExit(() => {
    for (const file of claimed) rmSync(file, { force: true })
  })
  try {
    for (const folder of folders) {
      const file = join(distOf(folder), building)
      mkdirSync(distOf(folder), { recursive: true })
      const other = orNothing(() => Number(readFileSync(file, 'utf8')))
      if (other && !isRunning(other)) rmSync(file, { force: true })
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      claimed.push(file)
    }
  } catch (error) {
    leave()
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'path' in error))
      throw error
    throw new Refusal(
      `${error.path}: found another build of this package, expected one at a time; wait for it, or remove this file if it was killed.`,
    )
  }
  return leave
}

/**
 * Builds a remote made with the federation plugin as a release of a section. Its folder has a Vite
 * configuration that exposes `./remote`, and a package.json with the ranges of its shared packages.
 *
 * @throws Refusal with the builder's message
 */
export async function buildGuest(root: string, folder: string, name: PackageName) {
  refuseSigns(resolve(folder))
  if (!existsSync(join(folder, 'package.json')))
    throw new Refusal(`--from ${folder}: found no package.json there, expected the folder of a remote.`)
  const leave = claim([folder])
  await run(name, folder, [builder(root, 'build-guest'), name]).finally(leave)
}

/** The build program, from the checkout's own preset. */
const builder = (root: string, name: string) =>
  createRequire(join(root, 'package.json')).resolve(`@college/shared/preset/${name}`)

/** The manifest of the last build, if it is up to date with the source. */
export function builtFromSource(root: string, name: PackageName): ReleaseManifest | undefined {
  const file = join(distOf(folderOf(root, name)), builtFrom)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== sourceFingerprint(root, name)) return
  return orNothing(() => builtIn(folderOf(root, name)))
}

const builtIn = (folder: string): ReleaseManifest =>
  JSON.parse(readFileSync(join(distOf(folder), manifestFile), 'utf8'))

export async function storeBuilt(store: Store, folder: string): Promise<string> {
  const manifest = builtIn(folder)
  await storeRelease(store, distOf(folder), manifest)
  return manifest.version
}

/** What every build reads completely, besides the package's own folder. Of `shared/ui` only loaded parts count. */
const ground = [
  'shared/contract',
  'shared/content',
  'shared/preset',
  'shared/runtime',
  'shared/styles',
  'shared/package.json',
]

/** Tests, generated files, what cuts fonts, and tools' own files: part of no build. */
const unread = /\.test\.\w+$|\/(testing|node_modules|dist|api\.txt|fonts\/[^/]+\.ts|\.[^/]+)$/

/** Hash of everything that the package's last build read, in its current state. */
export function sourceFingerprint(root: string, name: PackageName): string {
  const folder = folderOf(root, name)
  const loaded = join(distOf(folder), 'server', loadedPartsFile)
  const parts = orNothing((): string[] => JSON.parse(readFileSync(loaded, 'utf8'))) ?? ['shared/ui']
  const hash = createHash('sha256')
  const visit = (path: string) => {
    if (unread.test(path)) return
    const file = statSync(path, { throwIfNoEntry: false })
    if (file?.isDirectory()) for (const entry of readdirSync(path).sort()) visit(join(path, entry))
    else hash.update(path.slice(root.length)).update(file ? readFileSync(path) : 'gone')
  }
  visit(folder)
  for (const path of [...ground, ...parts]) visit(join(root, path))
  return hash.update(lockEntries(root, ['shared', relative(root, folder)])).digest('hex')
}

/** An environment without keys: a build runs packages' programs, and needs none. The purge's command may hold one. */
export const withoutKeys = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(AWS|ACTIONS)_|TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$|^SITE_PURGE$/i.test(name),
    ),
  )

async function run(name: string, cwd: string, args: string[], output: 'ignore' | 'inherit' = 'ignore') {
  // Resolve it here: the folder need not have it installed.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = spawn(process.execPath, ['--import', tsx, ...args], {
    cwd,
    env: withoutKeys(process.env),
    stdio: ['ignore', output, 'pipe'],
  })
  // It must not go on without us, in a folder that the next build takes for free.
  const stop = cleanUpAtExit(() => child.kill())
  const [said, [status, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]).finally(stop)
  if (status !== 0)
    throw new Refusal(said.trim() || `${name}: the build stopped with status ${status ?? signal}.`)
  // Print the notices of a successful build, such as which photograph replaced a drawing.
  if (output === 'inherit') process.stderr.write(said)
}
