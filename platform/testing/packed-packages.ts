import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
/** Published packages by their folders. */
const folders = ['shared', 'shared/runtime', 'platform']

type Packed = { name: string; version: string; filename: string; integrity: string }

/**
 * Packs the published packages as `npm pack` does, and serves what `npm install` requests from a registry:
 * the packages' documents and files. The usual registry serves the rest.
 *
 * @param folder for the packed files
 */
export async function packedPackages(folder: string) {
  // Pack a copy: packing puts files beside the sources, which other tests read.
  const copy = join(folder, 'copy')
  mkdirSync(copy, { recursive: true })
  for (const name of ['shared', 'platform', 'package.json', 'CHANGELOG.md', 'LICENSE'])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => !/\/node_modules$/.test(source),
    })
  for (const name of ['tsconfig.base.json', 'tsconfig.browser.json'])
    cpSync(join(root, name), join(copy, name))
  const packages = await Promise.all(
    folders.map(async (name) => {
      const args = ['pack', '--json', '--pack-destination', folder]
      const { stdout } = await promisify(execFile)('npm', args, { cwd: join(copy, name) })
      // A script of the package may print something first.
      const [packed]: Packed[] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
      if (!packed) throw new Error(`${name}: npm packed nothing.`)
      return { ...packed, manifest: JSON.parse(readFileSync(join(copy, name, 'package.json'), 'utf8')) }
    }),
  )

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const file = packages.find(({ filename }) => path === `files/${filename}`)
    if (file) return response.end(readFileSync(join(folder, file.filename)))
    const found = packages.find(({ name }) => name === path)
    if (!found) return response.writeHead(404).end()
    const { name, version, filename, integrity, manifest } = found
    const dist = { tarball: `${url}/files/${filename}`, integrity }
    const versions = { [version]: { ...manifest, dist } }
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** Points npm to this registry for packages of the scope. */
    env: { 'npm_config_@college:registry': url },
    end: () => server.close(),
  }
}
