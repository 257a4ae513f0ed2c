import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { packages, releaseFolder, type Store, storedVersions } from '../release/store'

/** Composed sites that stay on disk after they were replaced, for readers that are in the middle of one. */
const keptSites = 2

/** Releases of each package whose files stay reachable, so that a tab opened before a release finds its scripts. */
export const keptReleases = 5

/**
 * Writes a composed site beside the one that is served, then switches in one step.
 * Whatever stops it before the switch leaves what is served as it was.
 *
 * @param files text by file name below the site's root
 */
export function publish(store: Store, files: Map<string, string>) {
  const id = `${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`
  const folder = join(store.composed, id)
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  linkAssets(store, folder)
  switchTo(store, folder)
  removeOld(store, id)
}

/** The files of the live releases and of those before, as links: no byte is copied. */
function linkAssets(store: Store, folder: string) {
  for (const name of packages) {
    const target = join(folder, 'assets', name)
    mkdirSync(target, { recursive: true })
    for (const version of storedVersions(store, name).slice(0, keptReleases)) {
      const source = join(releaseFolder(store, name, version), 'browser')
      for (const file of readdirSync(source))
        if (!existsSync(join(target, file))) linkSync(join(source, file), join(target, file))
    }
  }
}

/** rename() replaces a symbolic link in one step; nobody sees a moment without a site. */
function switchTo(store: Store, folder: string) {
  const draft = `${store.public}.${randomUUID()}`
  symlinkSync(relative(dirname(store.public), folder), draft)
  if (existsSync(store.public) && !lstatSync(store.public).isSymbolicLink())
    rmSync(store.public, { recursive: true })
  renameSync(draft, store.public)
}

function removeOld(store: Store, current: string) {
  const served = readlinkSync(store.public)
  const sites = readdirSync(store.composed)
    .filter((name) => name !== current && !served.endsWith(name))
    .sort()
    .reverse()
  for (const name of sites.slice(keptSites))
    rmSync(join(store.composed, name), { recursive: true, force: true })
}
