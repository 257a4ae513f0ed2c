import { fill } from '@college/runtime'
import type { PackageName, Page, Remote } from '@college/shared/contract'
import { remote as ownPages } from '../remote'
import { loadExposed } from './containers'
import { registeredEntry, registeredNames, registerSection } from './registry'
import { routesFor } from './route-manifest'

export async function loadFrom(name: string, exposed: string): Promise<unknown> {
  const entry = registeredEntry(name)
  if (!entry) throw new Error(`The section '${name}' has no entry in the page data.`)
  return loadExposed(entry, exposed)
}

/** Loads a page from its owner. Rejects when the owner cannot be loaded or has no page at this path. */
export async function loadPage(path: string, owner: PackageName): Promise<Page> {
  const remote = owner === 'shell' ? ownPages : await loadSection(owner)
  const load = Object.entries(remote.pages).find(([pattern]) => fill(pattern) === path)?.[1]
  if (!load) throw new Error(`${path}: the section '${owner}' has no such page`)
  const page = await load()
  return { ...page, head: fill(page.head) }
}

export async function ownerOf(path: string): Promise<PackageName | undefined> {
  if (import.meta.env.DEV) return askForOwner(path)
  const { pages, entries } = await routesFor(path)
  const owner = pages[path]?.[0]
  const entry = owner && entries[owner]
  if (entry && owner !== 'shell') registerSection(owner, entry)
  return owner
}

/** The development server has no route manifest, because pages change as they are edited: ask the sections. */
async function askForOwner(path: string): Promise<PackageName | undefined> {
  const owns = (remote: Remote) => Object.keys(remote.pages).some((pattern) => fill(pattern) === path)
  if (owns(ownPages)) return 'shell'
  const found = await Promise.all(
    registeredNames().map(async (name) =>
      (await loadSection(name).then(owns, () => false)) ? name : undefined,
    ),
  )
  return found.find((name) => name !== undefined) as PackageName | undefined
}

async function loadSection(name: string): Promise<Remote> {
  const module = (await loadFrom(name, './remote')) as { remote?: Remote }
  if (!module.remote) throw new Error(`The section '${name}' exposes no pages.`)
  return module.remote
}
