import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ReleaseManifest } from '@college/shared/contract/release-manifest'
import { compressed, isText } from './compress'
import { eachLimited, filesInParallel } from './each-limited'
import { sha256 } from './hash'
import { namesBelow } from './names-below'
import { orNothing } from './or-nothing'
import { damageIn, Refusal } from './refusal'
import { faultIn, manifestFault, releaseKey, type Seal, sealKey } from './seal'
import type { Store } from './site-store'

/**
 * Stores a built package under its version: its files, then its seal. Leaves an intact release alone and
 * repairs a damaged one.
 *
 * @throws Refusal when the build differs from its manifest
 */
export async function storeRelease(store: Store, dist: string, manifest: ReleaseManifest): Promise<void> {
  const { name, version } = manifest
  if (!(await faultIn(store.driver, name, version).catch(damageIn))) return
  // Without its seal it is not a release until all files are there again.
  await store.driver.remove([sealKey(name, version)])
  const prefix = releaseKey(name, version)
  const seal: Seal = { files: {} }
  await eachLimited(await filesOf(dist), filesInParallel, async ([file, bytes]) => {
    seal.files[file] = sha256(await written(store, prefix + file, bytes))
  })
  const extra = (await store.driver.list(prefix)).filter(
    ({ key }) => !(key.slice(prefix.length) in seal.files),
  )
  await store.driver.remove(extra.map(({ key }) => key))

  const wrong = manifestFault(readFileSync(join(dist, 'release.json')), seal, name, version)
  if (wrong)
    throw new Refusal(
      `${name} ${version}: the build ${wrong}, expected a whole one; npx college build ${name} makes it.`,
    )
  const text = Buffer.from(`${JSON.stringify(seal, null, 1)}\n`)
  for (const driver of new Set([store.driver, store.local]))
    await driver.writeOnce(sealKey(name, version), text)
}

/** Every file of a build by its name in the release, with the compressed forms of texts. */
async function filesOf(dist: string): Promise<[file: string, bytes: Buffer][]> {
  const files: [file: string, bytes: Buffer][] = []
  for (const file of namesBelow(dist)) {
    // Files that tools keep for themselves, and links.
    if (file.split('/').some((name) => name.startsWith('.')) || !lstatSync(join(dist, file)).isFile())
      continue
    const bytes = readFileSync(join(dist, file))
    files.push([file, bytes])
    if (file.startsWith('browser/') && isText(file))
      // Few screens load a drawing, and the best compression takes 0.1 s.
      for (const [ending, form] of await compressed(bytes, file.endsWith('.svg') ? 'quick' : 'best'))
        files.push([file + ending, form])
  }
  return files
}

/** Writes a file of a release. Returns the stored bytes: ours, or another compression of the same text. */
async function written({ driver, local }: Store, key: string, bytes: Buffer): Promise<Buffer> {
  let kept = bytes
  if (!(await driver.writeOnce(key, bytes))) {
    const there = await driver.read(key)
    if (there && isSame(key, there, bytes)) kept = there
    else {
      await driver.remove([key])
      await driver.writeOnce(key, bytes)
    }
  }
  if (local !== driver) await local.writeOnce(key, kept)
  return kept
}

/** Compares contents: Node versions compress differently, and machines must accept each other's files. */
function isSame(key: string, there: Buffer, bytes: Buffer): boolean {
  if (there.equals(bytes)) return true
  const open = key.endsWith('.br') ? brotliDecompressSync : key.endsWith('.gz') ? gunzipSync : undefined
  return open !== undefined && (orNothing(() => open(there).equals(open(bytes))) ?? false)
}
