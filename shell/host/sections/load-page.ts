import { fill } from '@college/runtime'
import type { PackageName, Page, Remote } from '@college/shared/contract'
import { footerFormModule, formsSection, pageOf } from '@college/shared/contract'
import { remote as ownPages } from '../remote'
import { loadExposed, loadModules } from './containers'
import { entries, sources } from './registry'
import { routeManifest } from './route-manifest'

/** The modules that make up a page, or the one that a section exposes under a name. Rejects when they cannot be loaded. */
export async function loadFrom(name: string, exposed: string): Promise<unknown[]> {
  const { entry = entries.get(name), modules = [] } = sources.get(exposed) ?? {}
  if (!entry) throw new Error(`${name}: has no entry in the page data`)
  return modules.length ? loadModules(entry, modules) : [await loadExposed(entry, exposed)]
}

/** Loads a page from its owner. Rejects when the owner cannot be loaded or has no page at this path. */
export async function loadPage(path: string, owner: PackageName): Promise<Page> {
  const isKnown = sources.get(path)?.modules.length
  const page = isKnown ? pageOf(await loadFrom(owner, path), path) : await loadFromList(path, owner)
  return { ...page, head: fill(page.head) }
}

async function loadFromList(path: string, owner: PackageName): Promise<Page> {
  const remote = owner === 'shell' ? ownPages : await loadSection(owner)
  const load = Object.entries(remote.pages).find(([pattern]) => fill(pattern) === path)?.[1]
  if (!load) throw new Error(`${path}: the section '${owner}' has no such page`)
  return load()
}

export async function ownerOf(path: string): Promise<PackageName | undefined> {
  if (import.meta.env.DEV) return askForOwner(path)
  const { pages, files, versions, ...routes } = await routeManifest()
  const [owner, count = 0, ...needed] = pages[path] ?? []
  const entry = owner && routes.entries[owner]
  if (entry && owner !== 'shell') {
    entries.set(owner, entry)
    const modules = needed.slice(0, count).flatMap((file) => files[file]?.[0] ?? [])
    const version = versions?.[owner]
    sources.set(path, { entry, modules, release: version ? [owner, version] : undefined })
    // A development server gives the footer's form with the page; it knows no modules either.
    if (owner === formsSection && !count) sources.set(footerFormModule, { entry, modules })
  }
  return owner
}

/** The development server has no route manifest, because pages change as they are edited: ask the sections. */
async function askForOwner(path: string): Promise<PackageName | undefined> {
  const owns = (remote: Remote) => Object.keys(remote.pages).some((pattern) => fill(pattern) === path)
  if (owns(ownPages)) return 'shell'
  const owners = [...entries.keys()].map(async (name) =>
    owns(await loadSection(name)) ? (name as PackageName) : Promise.reject(),
  )
  // The first that has it: the others may still be starting.
  return Promise.any(owners).catch(() => undefined)
}

async function loadSection(name: string): Promise<Remote> {
  const [module] = (await loadFrom(name, './remote')) as { remote?: Remote }[]
  if (!module?.remote) throw new Error(`${name}: exposes no pages`)
  return module.remote
}
