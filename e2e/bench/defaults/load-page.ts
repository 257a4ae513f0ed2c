import owners from 'virtual:owners'
import { fill } from '@college/runtime'
import type { PackageName, Page, Remote } from '@college/shared/contract'
import { remote as own } from '../../../shell/src/remote'

type Section = Exclude<PackageName, 'shell'>

/** As the examples write it: an import() for each remote of the host's configuration. */
const sections: Record<Section, () => Promise<{ remote: Remote }>> = {
  about: () => import('about/remote'),
  academics: () => import('academics/remote'),
  departments: () => import('departments/remote'),
  forms: () => import('forms/remote'),
  media: () => import('media/remote'),
}

/** The remotes stand in the host's configuration. */
export function registerSection() {}
export const registeredEntry = () => undefined

/** The host's own table of routes. */
export const ownerOf = async (path: string) => owners[path]

export async function loadPage(path: string): Promise<Page> {
  const owner = owners[path]
  if (!owner) throw new Error(`${path}: no such page`)
  const remote = owner === 'shell' ? own : (await sections[owner]()).remote
  const load = Object.entries(remote.pages).find(([page]) => fill(page) === path)?.[1]
  if (!load) throw new Error(`${path}: '${owner}' has no such page`)
  const page = await load()
  return { ...page, head: fill(page.head) }
}
